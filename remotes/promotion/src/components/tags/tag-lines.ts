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

/** A name and a value; without a name the value says it all. */
export interface TagFact {
  readonly name: string;
  readonly value: string;
}

/** What the price of a tag is for: one pack, or a whole set where some are free. */
export function soldAs({ promotion, pack }: Tagged) {
  const { before, after, deal } = pack;
  return promotion.rule.type === 'MULTI_BUY' && deal !== null ? deal : { count: 1, before, after };
}

/** The facts that a price tag shows beside the price. */
export function tagFacts(tagged: Tagged): TagFact[] {
  const { promotion, product, pack, locale } = tagged;
  const words = tagWords[locale];
  const money = (minor: number) => formatMoney({ minor, currency: promotion.currency }, locale);
  const { unitPrice } = pack;
  const { vatRate } = product;
  const base = unitName(product.baseUnit, locale);
  const facts = [
    unitPrice !== null && {
      name: words.unitPrice,
      value: `${money(unitPrice.afterMinor)} ${words.per} ${base}`,
    },
    vatRate !== null &&
      vatRate > 0 && {
        name: `${words.vat} ${formatPercent(vatRate, locale)}`,
        value: money(soldAs(tagged).after.vatMinor),
      },
  ];
  return facts.filter((fact) => fact !== false);
}

/** The content of the pack: its lot, its days and its code. */
export function lotFacts({ product: { lots, sku }, locale }: Tagged): TagFact[] {
  const [lot] = lots;
  const words = tagWords[locale];
  const dayFact = (name: string, day: string | null) =>
    day !== null && { name, value: formatDate(day, locale) };
  const facts = [
    lot !== undefined && { name: words.lot, value: lot.lotNumber },
    dayFact(words.picked, lot?.harvestedOn ?? null),
    dayFact(words.bestBefore, lot?.bestBefore ?? null),
    { name: words.sku, value: sku },
  ];
  return facts.filter((fact) => fact !== false);
}

/** On which conditions and days the price holds, one line each. */
export function tagLines(tagged: Tagged): string[] {
  const { promotion, locale } = tagged;
  return [...conditionLines(tagged), ...timeLines(promotion, locale)].filter(
    (line) => line !== false,
  );
}

function conditionLines({ promotion, product, locale }: Tagged): (string | false)[] {
  const words = tagWords[locale];
  const { rule, conditions, stockLimit, currency } = promotion;
  const { minQuantity, minAmountMinor } = conditions;
  return [
    rule.type === 'MULTI_BUY' &&
      `${words.buy} ${rule.buy}, ${words.get} ${rule.free} ${words.free}`,
    minQuantity !== null &&
      `${words.atLeast} ${formatQuantity(minQuantity, product.baseUnit, locale)}`,
    minAmountMinor !== null &&
      `${words.ordersOf} ${formatMoney({ minor: minAmountMinor, currency }, locale)}`,
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
