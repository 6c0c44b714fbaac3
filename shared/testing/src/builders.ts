import type { AgentSummary } from '@pazar/contracts/agent';
import type { Dashboard } from '@pazar/contracts/dashboard';
import type { LocationSummary } from '@pazar/contracts/location';
import { defaultPageLimit, type Page, type PageInfo } from '@pazar/contracts/page';
import type { LotSummary } from '@pazar/contracts/produce';
import type { Pack, ProductSummary } from '@pazar/contracts/product';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { SectionSession } from '@pazar/shell/session';

const longAgo = '2026-08-23T10:00:00.000Z';

let made = 0;

/** A valid and unique identifier for something that a test makes. */
export function anId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}

/** A verified seller who is signed in for another century. */
export function aSession(over: Partial<SectionSession> = {}): SectionSession {
  return {
    id: anId(),
    username: 'producer',
    userType: 'PRODUCER',
    tokenExpiry: '2126-01-01T12:00:00.000Z',
    roles: ['ROLE_AGENT'],
    authenticationProvider: 'LOCAL',
    verified: true,
    creationDate: '2026-03-14T09:00:00.000Z',
    updateDate: longAgo,
    ...over,
  };
}

/** A page with the whole list, unless `page` differs. */
export function aPage<Item>(items: Item[], page: Partial<PageInfo> = {}): Page<Item> {
  return {
    items,
    page: {
      next: null,
      prev: null,
      limit: defaultPageLimit,
      ...(items.length > 0 && { from: 1 }),
      total: items.length,
      totalIsExact: true,
      ...page,
    },
  };
}

/** One kilogram for 65 denars. */
export function aPack(over: Partial<Pack> = {}): Pack {
  return {
    id: anId(),
    label: null,
    size: '1.000',
    unit: 'KG',
    baseSize: '1.000',
    priceMinor: 6500,
    unitPriceMinor: 6500,
    priceNowMinor: 6500,
    sku: null,
    active: true,
    position: 0,
    ...over,
  };
}

/** A product that customers can see and buy. */
export function aProduct(over: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: anId(),
    version: 1,
    sku: 'P-0012',
    name: { mk: 'Домат розов', en: 'Tomato Rozov' },
    categoryId: null,
    tags: [],
    baseUnit: 'KG',
    packs: [aPack()],
    currency: 'MKD',
    vatRate: 5,
    priceNow: null,
    activePromotion: null,
    cover: null,
    stockMode: 'MANUAL',
    stockAvailable: '85.500',
    stockState: 'IN',
    ledgerVersion: 3,
    status: 'ACTIVE',
    visibility: { live: true, reasons: [] },
    updatedAt: longAgo,
    ...over,
  };
}

/** A harvested lot of the agent's own tomatoes, partly sold. */
export function aLot(over: Partial<LotSummary> = {}): LotSummary {
  return {
    id: anId(),
    version: 1,
    lotNumber: '2026-014',
    cropId: null,
    cropName: { mk: 'Домат', en: 'Tomato' },
    variety: 'Rozov',
    cover: null,
    origin: 'OWN',
    locationId: null,
    locationName: 'Пластеник 2',
    plantedOn: '2026-03-12',
    expectedFrom: '2026-06-20',
    expectedTo: '2026-09-30',
    unit: 'KG',
    expectedQuantity: '300.000',
    harvested: '214.000',
    sold: '148.000',
    wasted: '4.000',
    ownUse: '2.000',
    remaining: '60.000',
    ledgerVersion: 9,
    qualityClass: 'I',
    bestBefore: '2026-11-27',
    seasonYear: 2026,
    status: 'AVAILABLE',
    updatedAt: longAgo,
    ...over,
  };
}

/** A farm near Strumica whose position customers see approximately. */
export function aLocation(over: Partial<LocationSummary> = {}): LocationSummary {
  return {
    id: anId(),
    version: 1,
    type: 'FARM',
    name: 'Стопанство Митреви',
    address: {
      line1: 'ул. Гоце Делчев 12',
      settlement: 'Босилово',
      settlementIn: { mk: 'Босилово', en: null },
      municipalityCode: 'MK-604',
      postalCode: '2431',
      country: 'MK',
    },
    lat: 41.4406,
    lng: 22.7278,
    publicPrecision: 'APPROX',
    isPrimary: false,
    status: 'ACTIVE',
    warnings: [],
    updatedAt: longAgo,
    ...over,
  };
}

/** Ten percent off in November, for everyone. */
export function aPromotion(over: Partial<PromotionSummary> = {}): PromotionSummary {
  return {
    id: anId(),
    version: 1,
    name: { mk: 'Есенски попуст', en: 'Autumn discount' },
    rule: { type: 'PERCENT_OFF', percent: 10 },
    currency: 'MKD',
    trigger: 'AUTOMATIC',
    code: null,
    startsAt: '2026-11-01T00:00:00.000Z',
    endsAt: '2026-11-30T12:00:00.000Z',
    weekly: null,
    status: 'PUBLISHED',
    effectiveStatus: 'ACTIVE',
    endedAt: null,
    endReason: null,
    replacedBy: null,
    stock: null,
    lowersNow: (over.effectiveStatus ?? 'ACTIVE') === 'ACTIVE',
    nextFrom: null,
    subject: null,
    updatedAt: longAgo,
    ...over,
  };
}

/** A verified producer as management sees them. */
export function anAgent(over: Partial<AgentSummary> = {}): AgentSummary {
  return {
    id: anId(),
    version: 1,
    username: 'blagoj',
    displayName: 'Благој Митрев',
    userType: 'PRODUCER',
    roles: ['ROLE_AGENT'],
    accountStatus: 'ACTIVE',
    verificationStatus: 'VERIFIED',
    email: 'blagoj@pazar.example',
    phone: '+38970123456',
    taxNumber: '4030000000001',
    settlement: 'Босилово',
    settlementIn: { mk: 'Босилово', en: 'Bosilovo' },
    creationDate: '2026-03-14T09:00:00.000Z',
    appealedAt: null,
    ...over,
  };
}

/** Management's part of a dashboard; no request waits, nothing is blocked. */
export function managementBlocks(agents: {
  total: number;
  pendingVerification: number;
  suspended: number;
}): NonNullable<Dashboard['management']> {
  return {
    agents: { data: agents },
    waiting: { data: { total: 0, items: [] } },
    blocked: { data: { total: 0, items: [] } },
    signUps: { data: { total: 0, days: [] } },
  };
}

/** A seller's dashboard; `management` is for managers. */
export function aDashboard(over: Partial<Dashboard> = {}): Dashboard {
  return {
    period: { from: '2026-11-01', to: '2026-11-21' },
    selling: {
      products: { data: { total: 38, live: 31, lowStock: 4, outOfStock: 3 } },
      lots: { data: { total: 60, available: 21, growing: 12 } },
      locations: { data: { total: 12 } },
      promotions: {
        data: {
          total: 15,
          active: 5,
          scheduled: 2,
          now: [],
          next: [],
          ending: { total: 0, items: [] },
        },
      },
      harvestDue: { data: { total: 0, overdue: 0, items: [], thisWeek: [] } },
      remaining: { data: { items: [] } },
      bestBefore: { data: { total: 0, passed: 0, items: [] } },
      outflow: {
        data: {
          thisMonth: { from: '2026-11-01', to: '2026-11-21' },
          lastMonth: { from: '2026-10-01', to: '2026-10-31' },
          currencies: [],
        },
      },
      verification: {
        data: { status: 'VERIFIED', reason: null, requestedAt: null, decidedAt: null, missing: [] },
      },
      outflowByDay: { data: { days: [], currencies: [], unpriced: 0 } },
      cropsByWeek: { data: { weeks: [], crops: [] } },
      season: { data: { year: 2026, crops: [] } },
      figures: {
        data: {
          before: { from: '2026-10-01', to: '2026-10-21' },
          currencies: [],
          unpriced: { sales: 0, salesBefore: 0, channels: [] },
          units: [],
        },
      },
      lately: { data: { days: [] } },
      soldMost: { data: { items: [] } },
      toDo: { data: { items: [] } },
      checklist: { data: { done: true, steps: [], samples: 'none' } },
    },
    application: null,
    management: null,
    ...over,
  };
}
