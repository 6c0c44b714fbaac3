import type { LocalizedText } from '@pazar/contracts/locale';
import type {
  PromotionInput,
  PromotionTarget,
  PromotionTrigger,
} from '@pazar/contracts/promotion-input';
import type { PromotionRule } from '@pazar/contracts/promotion-rule';
import type { Unit } from '@pazar/contracts/quantity';

/** A rule while it is written: its numbers may be missing. */
export type RuleValues =
  | { type: 'PERCENT_OFF'; percent: number | null }
  | { type: 'AMOUNT_OFF'; amountMinor: number | null }
  | { type: 'SPECIAL_PRICE'; priceMinor: number | null }
  | { type: 'MULTI_BUY'; buy: number | null; free: number | null };

/** Days and hours while they are written. */
export interface WeeklyValues {
  days: number[];
  from: string | null;
  to: string | null;
}

/** How much is sold at its price at most, while it is written. */
export interface StockLimitValues {
  quantity: string | null;
  unit: Unit;
}

/** What the form of a promotion holds. */
export interface PromotionValues {
  name: LocalizedText;
  rule: RuleValues;
  target: PromotionTarget;
  locationIds: string[];
  startsAt: string | null;
  endsAt: string | null;
  weekly: WeeklyValues | null;
  trigger: PromotionTrigger;
  code: string | null;
  conditions: { minQuantity: string | null; minAmountMinor: number | null };
  stockLimit: StockLimitValues | null;
  usageLimit: number | null;
  priority: number;
  currency: PromotionInput['currency'];
  note: string | null;
}

/** A rule of a kind, before its numbers are typed. */
export const newRules: { readonly [Type in PromotionRule['type']]: RuleValues } = {
  PERCENT_OFF: { type: 'PERCENT_OFF', percent: null },
  AMOUNT_OFF: { type: 'AMOUNT_OFF', amountMinor: null },
  SPECIAL_PRICE: { type: 'SPECIAL_PRICE', priceMinor: null },
  MULTI_BUY: { type: 'MULTI_BUY', buy: 2, free: 1 },
};

/** A target of a kind, before anything is chosen. */
export const newTargets: { readonly [Type in PromotionTarget['type']]: PromotionTarget } = {
  ALL: { type: 'ALL' },
  CATEGORIES: { type: 'CATEGORIES', categoryIds: [] },
  PRODUCTS: { type: 'PRODUCTS', productIds: [] },
  PACKS: { type: 'PACKS', packIds: [] },
};

const minuteMs = 60_000;

/** The instant at which this minute began: fields of times show no seconds. ISO 8601 in UTC. */
export function thisMinute(): string {
  return new Date(Math.floor(Date.now() / minuteMs) * minuteMs).toISOString();
}
