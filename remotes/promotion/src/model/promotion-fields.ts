import type { Locale } from '@pazar/contracts/locale';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { type PromotionSketch, promotionSketchSchema } from '@pazar/contracts/promotion-input';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import { isQuantity } from '@pazar/format/quantity-math';
import type { Translate } from '@pazar/shell/translation';
import { defineFields } from '@pazar/ui/form/define-fields';
import type { RecordForm } from '@pazar/ui/form/record-form-handle';
import { newRules, newTargets, type PromotionValues } from './promotion-values.ts';

/** The form of a promotion at work. */
export type PromotionFormHandle = RecordForm<PromotionValues>;

/** A part of the form; `frozen` names the fields that can no longer change. */
export interface SectionProps {
  form: PromotionFormHandle;
  frozen: ReadonlySet<string>;
}

/** What the values of a promotion are written with. */
export interface PromotionWords {
  readonly t: Translate<'promotion'>;
  readonly locale: Locale;
}

const noText = { mk: null, en: null };

/** How many things a target names. */
function chosenIn(target: PromotionValues['target']): number {
  switch (target.type) {
    case 'ALL':
      return 0;
    case 'CATEGORIES':
      return target.categoryIds.length;
    case 'PRODUCTS':
      return target.productIds.length;
    case 'PACKS':
      return target.packIds.length;
  }
}

/** A quantity of the right form may still be none, or more than the ledger holds. */
const explainQuantity = ({ code }: { code: string }, { t }: PromotionWords) =>
  code === 'format' ? t('promotion.form.quantityLimits') : undefined;

/** Every field of the form of a promotion, in the order of the page. */
export const promotionFields = defineFields<PromotionValues, PromotionWords>({
  rule: {
    empty: newRules.PERCENT_OFF,
    isWhole: true,
    members: { percent: {}, amountMinor: {}, priceMinor: {}, buy: {}, free: {} },
    show: (rule, { t }) => t(`promotion.type.${rule.type}`),
  },
  target: {
    empty: newTargets.ALL,
    isWhole: true,
    show: (target, { t, locale }) =>
      target.type === 'ALL'
        ? t('promotion.target.ALL')
        : `${t(`promotion.target.${target.type}`)}: ${formatNumber(chosenIn(target), locale)}`,
  },
  startsAt: { empty: null, show: (instant, { locale }) => formatDateTime(instant, locale) },
  endsAt: { empty: null, show: (instant, { locale }) => formatDateTime(instant, locale) },
  name: { empty: noText },
  trigger: { empty: 'AUTOMATIC', show: (trigger, { t }) => t(`promotion.trigger.${trigger}`) },
  code: { empty: null },
  weekly: {
    empty: null,
    isWhole: true,
    members: { days: {}, from: {}, to: {} },
    show: ({ days, from, to }, { locale }) => {
      const names = days.map((day) => dayNames(locale, 'short')[day - 1] ?? '');
      return `${names.join(', ')} ${from ?? ''}–${to ?? ''}`;
    },
  },
  locationIds: { empty: [], show: (ids, { locale }) => formatNumber(ids.length, locale) },
  conditions: {
    empty: { minQuantity: null, minAmountMinor: null },
    members: { minQuantity: { explain: explainQuantity }, minAmountMinor: {} },
  },
  stockLimit: {
    empty: null,
    isWhole: true,
    explain: explainQuantity,
    show: ({ quantity, unit }, { locale }) =>
      isQuantity(quantity) ? formatQuantity(quantity, unit, locale) : (quantity ?? ''),
  },
  usageLimit: { empty: null },
  priority: { empty: 0 },
  currency: { empty: 'MKD', show: (currency) => currency },
  note: { empty: null },
});

/** What the form shows of a promotion, and of a new one. */
export function promotionValues(promotion: PromotionDetail | null): PromotionValues {
  return promotion === null ? promotionFields.empty() : promotionFields.pick(promotion);
}

/** A promotion as the preview takes it: without its name, which changes no price. */
export function sketchOf(promotion: PromotionDetail): PromotionSketch {
  const { name: _, ...values } = promotionFields.pick(promotion);
  return promotionSketchSchema.parse(values);
}
