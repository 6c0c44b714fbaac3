import { promotionRuleSchema } from '@pazar/contracts/promotion-rule';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { type PromotionSketch, promotionSketchSchema } from '@pazar/contracts/promotion-input';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDateTime } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import { formatMoney } from '@pazar/format/money';
import { formatQuantity } from '@pazar/format/quantity';
import { isQuantity } from '@pazar/format/quantity-math';
import { defineFields } from '@pazar/section/form/define-fields';
import { emptyTexts } from '@pazar/section/form/empty-texts';
import type { RecordForm } from '@pazar/section/form/record-form-handle';
import { namesText, targetText } from './names-text.ts';
import { newRules, newTargets, type PromotionValues } from './promotion-values.ts';
import { rulePhrase } from './rule-phrase.ts';
import type { PromotionWords } from './promotion-words.ts';

export type PromotionFormHandle = RecordForm<PromotionValues>;

const noText = { mk: null, en: null };

/** What a promotion gives, as lists say it; its kind while its numbers are missing. */
function ruleText(rule: PromotionValues['rule'], { t, locale, currency }: PromotionWords): string {
  const { data } = promotionRuleSchema.safeParse(rule);
  if (data === undefined) return t(`promotion.type.${rule.type}`);
  const { key, values } = rulePhrase({ rule: data, currency }, locale);
  return t(key, values);
}

/** A quantity of the right form may still be none, or more than the ledger holds. */
const explainQuantity = ({ code }: { code: string }, { t }: PromotionWords) =>
  code === 'format' ? t('promotion.form.quantityLimits') : undefined;

/** No number at all and one that is too small or too large have one remedy. */
const explainPercent = ({ code }: { code: string }, { t }: PromotionWords) =>
  code === 'required' ? undefined : t('promotion.form.percentLimits');

/** What publishing asks for and a draft may lack, in the words of its checklist. */
const explainMissing =
  (field: 'target' | 'endsAt' | 'code') =>
  ({ code }: { code: string }, { t }: PromotionWords) => {
    if (code === 'past') return t('promotion.requirement.past');
    return code === 'required' ? t(`promotion.requirement.${field}`) : undefined;
  };

/** Every field of the form of a promotion, in the order of the page. */
export const promotionFields = defineFields<PromotionValues, PromotionWords>({
  name: { empty: noText },
  rule: {
    empty: newRules.PERCENT_OFF,
    isWhole: true,
    members: {
      percent: { explain: explainPercent },
      amountMinor: {},
      priceMinor: {},
      buy: {},
      free: {},
    },
    show: ruleText,
  },
  target: {
    empty: newTargets.ALL,
    isWhole: true,
    show: targetText,
    explain: explainMissing('target'),
  },
  startsAt: { empty: null, show: (instant, { locale }) => formatDateTime(instant, locale) },
  endsAt: {
    empty: null,
    show: (instant, { locale }) => formatEnd(instant, locale),
    explain: explainMissing('endsAt'),
  },
  stockLimit: {
    empty: null,
    isWhole: true,
    explain: explainQuantity,
    show: ({ quantity, unit }, { locale }) =>
      isQuantity(quantity) ? formatQuantity(quantity, unit, locale) : (quantity ?? ''),
  },
  trigger: { empty: 'AUTOMATIC', show: (trigger, { t }) => t(`promotion.trigger.${trigger}`) },
  code: { empty: null, explain: explainMissing('code') },
  locationIds: {
    empty: [],
    show: (ids, words) =>
      ids.length === 0 ? words.t('promotion.value.everywhere') : namesText(ids, 'location', words),
  },
  conditions: {
    empty: { minQuantity: null, minAmountMinor: null },
    members: {
      minQuantity: { explain: explainQuantity },
      minAmountMinor: {
        show: (minor, { currency, locale }) => formatMoney({ minor, currency }, locale),
      },
    },
  },
  usageLimit: { empty: null },
  priority: { empty: 0 },
  weekly: {
    empty: null,
    isWhole: true,
    members: { days: {}, from: {}, to: {} },
    show: ({ days, from, to }, { locale }) => {
      const names = days.map((day) => dayNames(locale, 'short')[day - 1] ?? '');
      return `${names.join(', ')} ${from ?? ''}–${to ?? ''}`;
    },
  },
  currency: { empty: 'MKD', show: (currency) => currency },
  ...emptyTexts(promotionTexts),
});

/** What the form shows of a promotion, and of a new one. */
export function promotionValues(promotion: PromotionDetail | null): PromotionValues {
  return promotion === null ? promotionFields.empty() : promotionFields.pick(promotion);
}

/** A promotion as the preview accepts it: without its name, which changes no price. */
export function sketchOf(promotion: PromotionDetail): PromotionSketch {
  const { name: _, ...values } = promotionFields.pick(promotion);
  return promotionSketchSchema.parse(values);
}
