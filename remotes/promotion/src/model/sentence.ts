import type { Locale } from '@pazar/contracts/locale';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDate, formatTime } from '@pazar/format/date';
import { formatDecimal } from '@pazar/format/decimal';
import { formatList } from '@pazar/format/list';
import { formatMoney } from '@pazar/format/money';
import { formatNumber } from '@pazar/format/number';
import { formatQuantity } from '@pazar/format/quantity';
import type { Phrase } from './phrase.ts';
import { rulePhrase } from './rule-phrase.ts';

/** What a sentence about a promotion is written with. */
export interface SentenceWords {
  readonly locale: Locale;
  /** What it is for and where, in words; none for everything and everywhere. */
  readonly targets: readonly string[];
  readonly places: readonly string[];
}

/**
 * What will happen, in plain words: the phrases of one sentence in their order. A promotion that is
 * for chosen things of which none is chosen says so.
 */
export function sentenceOf(promotion: PromotionSketch, words: SentenceWords): Phrase[] {
  return [
    rulePhrase(promotion, words.locale),
    targetPhrase(promotion, words),
    ...placePhrases(words),
    ...timePhrases(promotion, words),
    ...limitPhrases(promotion, words),
  ];
}

function targetPhrase({ target }: PromotionSketch, { targets, locale }: SentenceWords): Phrase {
  if (target.type === 'ALL') return { key: 'promotion.sentence.everything', values: {} };
  if (targets.length === 0) return { key: 'promotion.sentence.nothing', values: {} };
  return { key: 'promotion.sentence.on', values: { names: formatList(targets, locale) } };
}

function placePhrases({ places, locale }: SentenceWords): Phrase[] {
  if (places.length === 0) return [];
  return [{ key: 'promotion.sentence.at', values: { names: formatList(places, locale) } }];
}

function timePhrases(
  { startsAt, endsAt, weekly }: PromotionSketch,
  { locale }: SentenceWords,
): Phrase[] {
  const phrases: Phrase[] = [];
  if (startsAt !== null) {
    phrases.push({ key: 'promotion.sentence.from', values: momentOf(startsAt, locale) });
  }
  if (endsAt !== null) {
    phrases.push({ key: 'promotion.sentence.until', values: momentOf(endsAt, locale) });
  }
  if (weekly !== null) {
    const names = dayNames(locale);
    const days = formatList(
      weekly.days.map((day) => names[day - 1] ?? ''),
      locale,
    );
    const values = { days, start: weekly.from, end: weekly.to };
    phrases.push({ key: 'promotion.sentence.weekly', values });
  }
  return phrases;
}

/** A day, and the time of it on the clock of Skopje. */
function momentOf(instant: string, locale: Locale) {
  return { start: formatDate(instant, locale), end: formatTime(instant) };
}

function limitPhrases(promotion: PromotionSketch, { locale }: SentenceWords): Phrase[] {
  const { trigger, code, conditions, stockLimit, usageLimit, currency } = promotion;
  const { minQuantity, minAmountMinor } = conditions;
  const phrases: (Phrase | false)[] = [
    trigger === 'CODE' && { key: 'promotion.sentence.code', values: { code: code ?? '…' } },
    minQuantity !== null && {
      key: 'promotion.sentence.minQuantity',
      values: { amount: formatDecimal(minQuantity, locale) },
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
      values: { amount: formatNumber(usageLimit, locale) },
    },
  ];
  return phrases.filter((phrase) => phrase !== false);
}
