import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { Locale } from '@pazar/format/locale';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import type { Phrase } from './phrase.ts';

/** What a promotion gives, as the text that says it. */
export function rulePhrase(
  { rule, currency }: Pick<PromotionSummary, 'rule' | 'currency'>,
  locale: Locale,
): Phrase {
  switch (rule.type) {
    case 'PERCENT_OFF':
      return {
        key: 'promotion.rule.percentOff',
        values: { percent: formatPercent(rule.percent, locale) },
      };
    case 'AMOUNT_OFF':
      return {
        key: 'promotion.rule.amountOff',
        values: { amount: formatMoney({ minor: rule.amountMinor, currency }, locale) },
      };
    case 'SPECIAL_PRICE':
      return {
        key: 'promotion.rule.specialPrice',
        values: { price: formatMoney({ minor: rule.priceMinor, currency }, locale) },
      };
    case 'MULTI_BUY':
      return {
        key: 'promotion.rule.multiBuy',
        values: { buy: formatNumber(rule.buy, locale), free: formatNumber(rule.free, locale) },
      };
  }
}
