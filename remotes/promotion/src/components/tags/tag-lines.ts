import type { Locale } from '@pazar/contracts/locale';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { PreviewedPack, PreviewedProduct } from '@pazar/contracts/promotion-preview';
import { formatDate, formatDateTime, formatTime } from '@pazar/format/date';
import { formatMoney } from '@pazar/format/money';
import { formatEnd } from '@pazar/format/period-end';
import { formatPercent } from '@pazar/format/percent';
import { formatQuantity, unitName } from '@pazar/format/quantity';
import { daysOf } from '../../model/sentence.ts';
import tagWords from './tag-words.json';

/** A pack that a promotion makes cheaper, and its product. */
export interface TaggedPack {
  readonly product: PreviewedProduct;
  readonly pack: PreviewedPack;
}

/** One pack of a product under a promotion, in the language of its buyers. */
export interface Tagged extends TaggedPack {
  readonly promotion: PromotionDetail;
  readonly locale: Locale;
}

/** What the price of a tag is for: one pack, or a whole set where some are free. */
export function soldAs({ promotion, pack }: Tagged) {
  const { before, after, deal } = pack;
  return promotion.rule.type === 'MULTI_BUY' && deal !== null ? deal : { count: 1, before, after };
}

/** What buyers must know of a price beside itself, one line each: nobody asks for it at the counter. */
export function tagLines(tagged: Tagged): string[] {
  const { promotion, product, pack, locale } = tagged;
  const words = tagWords[locale];
  const money = (minor: number) => formatMoney({ minor, currency: promotion.currency }, locale);
  const { unitPrice } = pack;
  const lines = [
    unitPrice !== null &&
      `${money(unitPrice.afterMinor)} ${words.per} ${unitName(product.baseUnit, locale)}`,
    product.vatRate !== null &&
      product.vatRate > 0 &&
      `${words.vat} ${formatPercent(product.vatRate, locale)}: ${money(soldAs(tagged).after.vatMinor)}`,
    ...conditionLines(tagged, money),
    ...timeLines(promotion, locale),
  ];
  return lines.filter((line) => line !== false);
}

function conditionLines(
  { promotion, product, locale }: Tagged,
  money: (minor: number) => string,
): (string | false)[] {
  const words = tagWords[locale];
  const { rule, conditions, stockLimit } = promotion;
  const { minQuantity, minAmountMinor } = conditions;
  return [
    rule.type === 'MULTI_BUY' &&
      `${words.buy} ${rule.buy}, ${words.get} ${rule.free} ${words.free}`,
    minQuantity !== null &&
      `${words.atLeast} ${formatQuantity(minQuantity, product.baseUnit, locale)}`,
    minAmountMinor !== null && `${words.ordersOf} ${money(minAmountMinor)}`,
    stockLimit !== null &&
      `${words.atMost} ${formatQuantity(stockLimit.quantity, stockLimit.unit, locale)}`,
  ];
}

/** A day, with the time unless that is midnight. */
const startText = (instant: string, locale: Locale) =>
  formatTime(instant) === '00:00' ? formatDate(instant, locale) : formatDateTime(instant, locale);

function timeLines(
  { startsAt, endsAt, weekly }: PromotionDetail,
  locale: Locale,
): (string | false)[] {
  const words = tagWords[locale];
  const times = [
    startsAt !== null && `${words.from} ${startText(startsAt, locale)}`,
    endsAt !== null && `${words.until} ${formatEnd(endsAt, locale)}`,
  ].filter((time) => time !== false);
  return [
    times.length > 0 && times.join(' '),
    weekly !== null && `${daysOf(weekly.days, locale)} ${weekly.from}–${weekly.to}`,
  ];
}
