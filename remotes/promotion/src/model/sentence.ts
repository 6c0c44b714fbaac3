import type { Locale } from '@pazar/contracts/locale';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import type { Quantity, Unit } from '@pazar/contracts/quantity';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDate, formatTime } from '@pazar/format/date';
import { formatDecimal } from '@pazar/format/decimal';
import { formatList } from '@pazar/format/list';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { isEndOfDay, lastDay } from '@pazar/format/period-end';
import { formatQuantity, unitName } from '@pazar/format/quantity';
import { type EndOfPromotion, endReasonOf } from './end-reason.ts';
import type { Phrase } from './phrase.ts';
import { rulePhrase } from './rule-phrase.ts';

/** What a sentence about a promotion is written with. */
export interface SentenceWords {
  readonly locale: Locale;
  /** What it is for and where, in words; none for everything and everywhere. */
  readonly targets: readonly string[];
  readonly locations: readonly string[];
  /** What its products are counted in, as far as that is known. */
  readonly units: readonly Unit[];
  /** When and why it was over; both null while it is not. */
  readonly end?: EndOfPromotion | undefined;
}

/**
 * What will happen, in plain words: the phrases of one sentence in their order. It says
 * when a promotion for selected records has none.
 */
export function sentenceOf(promotion: PromotionSketch, words: SentenceWords): Phrase[] {
  return [
    rulePhrase(promotion, words.locale),
    targetPhrase(promotion, words),
    ...locationPhrases(words),
    ...timePhrases(promotion, words),
    ...limitPhrases(promotion, words),
  ];
}

function targetPhrase(
  { target, rule }: PromotionSketch,
  { targets, locale }: SentenceWords,
): Phrase {
  if (target.type === 'ALL')
    return { key: `promotion.sentence.everything.${rule.type}`, values: {} };
  if (targets.length === 0) return { key: 'promotion.sentence.nothing', values: {} };
  const names = formatList(targets, locale);
  return { key: `promotion.sentence.on.${rule.type}`, values: { names } };
}

function locationPhrases({ locations, locale }: SentenceWords): Phrase[] {
  if (locations.length === 0) return [];
  return [{ key: 'promotion.sentence.at', values: { names: formatList(locations, locale) } }];
}

function timePhrases(
  { startsAt, endsAt, weekly }: PromotionSketch,
  { locale, end }: SentenceWords,
): Phrase[] {
  const phrases: Phrase[] = [];
  if (startsAt !== null) {
    phrases.push({ key: 'promotion.sentence.from', values: momentOf(startsAt, locale) });
  }
  const reason = end === undefined ? null : endReasonOf(end);
  if (end?.endedAt && reason !== null) {
    const values = momentOf(end.endedAt, locale);
    phrases.push({ key: `promotion.sentence.ended.${reason}`, values });
  } else if (endsAt !== null) phrases.push(untilPhrase(endsAt, locale));
  if (weekly !== null) {
    const values = { days: daysOf(weekly.days, locale), start: weekly.from, end: weekly.to };
    phrases.push({ key: 'promotion.sentence.weekly', values });
  }
  return phrases;
}

/** An end at midnight is the end of the day before. */
function untilPhrase(endsAt: string, locale: Locale): Phrase {
  if (!isEndOfDay(endsAt)) {
    return { key: 'promotion.sentence.until', values: momentOf(endsAt, locale) };
  }
  const start = formatDate(lastDay(endsAt), locale);
  return { key: 'promotion.sentence.untilDay', values: { start } };
}

/** Days of the week by name; Monday is 1. */
export function daysOf(days: readonly number[], locale: Locale): string {
  return formatList(
    days.map((day) => dayNames(locale)[day - 1] ?? ''),
    locale,
  );
}

/** A day, and the time of it on the clock of Skopje. */
function momentOf(instant: string, locale: Locale) {
  return { start: formatDate(instant, locale), end: formatTime(instant) };
}

/** A least quantity: each product counts it in its own unit. */
function leastOf(quantity: Quantity, { units, locale }: SentenceWords): string {
  const [unit, ...others] = units;
  if (unit === undefined) return formatDecimal(quantity, locale);
  if (others.length === 0) return formatQuantity(quantity, unit, locale);
  const names = units.map((each) => unitName(each, locale));
  return `${formatDecimal(quantity, locale)} (${formatList(names, locale)})`;
}

function limitPhrases(promotion: PromotionSketch, words: SentenceWords): Phrase[] {
  const { locale } = words;
  const { trigger, code, conditions, stockLimit, usageLimit, currency } = promotion;
  const { minQuantity, minAmountMinor } = conditions;
  const phrases: (Phrase | false)[] = [
    trigger === 'CODE' && { key: 'promotion.sentence.code', values: { code: code ?? '…' } },
    minQuantity !== null && {
      key: 'promotion.sentence.minQuantity',
      values: { amount: leastOf(minQuantity, words) },
    },
    minAmountMinor !== null && {
      key: 'promotion.sentence.minAmount',
      values: { amount: formatMoney({ minor: minAmountMinor, currency }, locale) },
    },
    stockLimit !== null && {
      key: 'promotion.sentence.stock',
      values: { amount: formatQuantity(stockLimit.quantity, stockLimit.unit, locale) },
    },
    usageLimit !== null && {
      key: 'promotion.sentence.uses',
      values: { count: usageLimit, amount: formatNumber(usageLimit, locale) },
    },
  ];
  return phrases.filter((phrase) => phrase !== false);
}
