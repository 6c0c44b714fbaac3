import type { AccountStatus, VerificationStatus } from '@pazar/contracts/account-status';
import type { AuthenticationProvider, Role, UserType } from '@pazar/contracts/agent-kinds';
import type { LocationStatus, LocationType, PublicPrecision } from '@pazar/contracts/location';
import type { ServiceArea } from '@pazar/contracts/location-input';
import type { Currency } from '@pazar/contracts/money';
import type { OpeningInterval, PickupHours, WeeklyHours } from '@pazar/contracts/opening-hours';
import type { SalesChannel } from '@pazar/contracts/movement';
import type { LotStatus, MovementType, QualityClass } from '@pazar/contracts/produce';
import type { AreaUnit, LossReason } from '@pazar/contracts/produce-detail';
import type { ProductStatus, StockMode } from '@pazar/contracts/product';
import type { Allergen, Certification } from '@pazar/contracts/product-traits';
import type { PromotionStatus, WeeklyWindow } from '@pazar/contracts/promotion';
import type { PromotionRule } from '@pazar/contracts/promotion-rule';
import type { PackUnit, Unit } from '@pazar/contracts/quantity';
import type { PictureName } from './data/pictures.ts';

/** Days before today; negative is in the future. Seeded data ages with the calendar. */
type DaysAgo = number;

/** Macedonian and English; null where a translation is missing. */
type Names = [mk: string | null, en: string | null];

export interface SeedAgent {
  username: string;
  displayName: string;
  userType: UserType;
  roles: Role[];
  registered: DaysAgo;
  changed: DaysAgo;
  provider?: AuthenticationProvider;
  account?: AccountStatus;
  verification?: VerificationStatus;
}

/** Other hours on a day of every year, `MM-DD`; closed without hours. */
export interface SeedException {
  on: string;
  hours: OpeningInterval[];
  note: { mk: string; en: string };
}

export interface SeedLocation {
  key: string;
  agent: string;
  type: LocationType;
  name: string;
  line1?: string;
  settlement: { mk: string; en: string };
  /** ISO 3166-2:MK. */
  municipality: string;
  postalCode?: string;
  at?: [lat: number, lng: number];
  precision?: PublicPrecision;
  phone?: string;
  email?: string;
  website?: string;
  hours?: WeeklyHours;
  byAppointment?: boolean;
  exceptions?: SeedException[];
  delivers?: ServiceArea;
  pickup?: PickupHours;
  /** First and last day of every year, `MM-DD`. */
  season?: [from: string, to: string];
  pictures?: PictureName[];
  primary?: boolean;
  status?: LocationStatus;
  changed: DaysAgo;
}

/** When and how much, in the lot's or product's unit; the kind gives the sign. */
export type SeedEntry = [when: DaysAgo, quantity: number, channel?: SalesChannel];
export type SeedMovements = Partial<Record<MovementType, SeedEntry[]>>;

export interface SeedLot {
  key: string;
  crop: [mk: string, en: string];
  variety?: string;
  /** A place of the same agent. */
  place?: string;
  /** The supplier and the day of purchase; without it the agent grew the lot. */
  supplier?: [name: string, received: DaysAgo];
  planted?: DaysAgo;
  /** First and last day of the expected harvest. */
  ripens?: [from: DaysAgo, to: DaysAgo];
  area?: [size: number, unit: AreaUnit];
  certification?: Certification;
  notes?: string;
  /** Why a lot with status LOST is lost. */
  loss?: [reason: LossReason, note?: string];
  unit?: Unit;
  expected?: number;
  quality?: QualityClass;
  bestBefore?: DaysAgo;
  status: LotStatus;
  ledger?: SeedMovements;
  changed: DaysAgo;
}

export interface SeedPack {
  size: number;
  unit: PackUnit;
  /** In whole denars or euros. */
  price: number;
  label?: Names;
  inactive?: boolean;
}

/** A pack of the same agent, by its product and its size in its own unit. */
export type SeedPackName = [product: string, size: number];

export interface SeedProduct {
  key: string;
  name: Names;
  category: string | null;
  unit?: Unit;
  packs: SeedPack[];
  currency?: Currency;
  vatRate?: 5 | 10 | 18;
  mode?: StockMode;
  /** Lots of the same agent that a product FROM_PRODUCE draws on. */
  lots?: string[];
  ledger?: SeedMovements;
  lowAt?: number;
  months?: number[];
  availableFrom?: DaysAgo;
  places?: string[];
  status?: ProductStatus;
  /** Why management blocked it. */
  blocked?: string;
  changed: DaysAgo;
}

/** The fields of a product that lists do not show. */
export interface SeedProductExtras {
  description?: Names;
  /** The first is the cover. */
  pictures?: PictureName[];
  tags?: string[];
  certifications?: (Pick<Certification, 'type' | 'number'> & { validTo: DaysAgo | undefined })[];
  allergens?: Allergen[];
  shelfLifeDays?: number;
  storageNote?: string;
  minOrder?: number;
  step?: number;
}

export interface SeedPromotion {
  key: string;
  name: Names;
  rule: PromotionRule;
  currency?: Currency;
  code?: string;
  note?: string;
  /** Products, categories or packs that it is for; without any it is for all. */
  products?: string[];
  categories?: string[];
  packs?: SeedPackName[];
  /** The locations where it applies; everywhere without it. */
  places?: string[];
  /** Of an order, in the base unit of each product and in whole denars or euros. */
  minQuantity?: number;
  minAmount?: number;
  usageLimit?: number;
  weekly?: WeeklyWindow;
  priority?: number;
  starts?: DaysAgo;
  ends?: DaysAgo;
  status: PromotionStatus;
  changed: DaysAgo;
}
