import { declaredLabel } from '@pazar/contracts/declared-label';
import { currencySchema } from '@pazar/contracts/money';
import { weekdays } from '@pazar/contracts/opening-hours';
import { dayNames } from '@pazar/format/calendar-names';
import { formatMoney } from '@pazar/format/money';
import type { Formatters } from './use-formatters.ts';
import {
  isEmpty,
  isIdentifiers,
  isInterval,
  isLocalized,
  isRecord,
  isSaidInBoth,
  kindOfText,
} from './value-kind.ts';

/** With what the words of a record are written. */
export interface WordContext extends Formatters {
  /** Of places and promotions: in Macedonian their states are feminine. */
  readonly isFeminine?: boolean;
  /** What an entry of reference data is called, by the field that names it. */
  readonly nameOf?: (field: string, id: string) => string | undefined;
  /** In which the amounts of the record are. Default denars. */
  readonly currency?: unknown;
}

/** A text whose key is known at run time alone; undefined where the translation files have none. */
function wordOf(t: Formatters['t'], key: `${'field' | 'code' | 'feminine'}.${string}`) {
  // The files say which texts exist: to TypeScript the key is only a string.
  return t(key as 'value.none', { defaultValue: '' }) || undefined;
}

/** A field of any record in words; undefined when it has no name here. */
export function fieldName(
  { t, locale }: Pick<WordContext, 't' | 'locale'>,
  field: string,
): string | undefined {
  return wordOf(t, `field.${field}`) ?? declaredLabel(field, locale);
}

/** A code of the API in words; an unknown code is shown as it is. */
export function codeText({ t, isFeminine = false }: WordContext, code: string): string {
  // Texts that people entered come here too.
  if (!/^\w+$/.test(code)) return code;
  return (isFeminine && wordOf(t, `feminine.${code}`)) || (wordOf(t, `code.${code}`) ?? code);
}

/** The value of a field of any record in words, in both languages where it has them. */
export function fieldText(context: WordContext, field: string, value: unknown): string {
  const { t } = context;
  if (isEmpty(value)) return t('value.none');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return numberText(context, field, value);
  if (typeof value === 'string') return wordsText(context, field, value);
  if (isLocalized(value)) return [value.mk, value.en].filter(Boolean).join(' / ');
  if (Array.isArray(value)) return listText(context, field, value);
  if (isInterval(value)) return `${value.from}–${value.to}`;
  return isRecord(value) ? membersText(context, value) : t('value.none');
}

function listText(context: WordContext, field: string, list: readonly unknown[]): string {
  const texts = isIdentifiers(list) ? [] : list.map((each) => fieldText(context, field, each));
  const said = texts.filter(Boolean);
  if (said.length > 0) return said.join(', ');
  // Identifiers and pictures have nothing that people read.
  const number = context.number(list.length);
  return context.t('value.count', { count: list.length, number });
}

function numberText(
  { locale, number, percent, currency }: WordContext,
  field: string,
  value: number,
): string {
  if (field.endsWith('Minor') || field === 'priceNow') {
    const { data = 'MKD' } = currencySchema.safeParse(currency);
    return formatMoney({ minor: value, currency: data }, locale);
  }
  if (field === 'vatRate' || field === 'defaultVatRate' || field === 'percent') {
    return percent(value);
  }
  return field === 'seasonYear' ? String(value) : number(value);
}

function wordsText(context: WordContext, field: string, value: string): string {
  const { number, day, timestamp } = context;
  const named = context.nameOf?.(field, value);
  if (named !== undefined) return named;
  // An identifier has no meaning for a manager.
  if (isIdentifiers([value]) || field === 'placeId') return context.t('value.set');
  const kind = kindOfText(value);
  if (kind === 'day') return day(value);
  if (kind === 'quantity') return number(Number(value));
  return kind === 'instant' ? timestamp(value) : codeText(context, value);
}

/** Members not shown: technical or redundant. */
const hidden = new Set(
  'id position alt variants url by width height country active baseSize unitPriceMinor priceNowMinor'.split(
    ' ',
  ),
);

/** The hours of a week by day: `Mon 06:30–14:00`; a day without hours is left out. */
function weekText(context: WordContext, week: Readonly<Record<string, unknown>>): string {
  const names = dayNames(context.locale, 'short');
  return weekdays
    .flatMap((day, index) =>
      isEmpty(week[day]) ? [] : `${names[index]} ${fieldText(context, day, week[day])}`,
    )
    .join('; ');
}

function membersText(context: WordContext, value: Readonly<Record<string, unknown>>): string {
  if (weekdays.every((day) => day in value)) return weekText(context, value);
  const currency = value['currency'] ?? context.currency;
  const inner = { ...context, ...(currency !== undefined && { currency }) };
  return Object.entries(value)
    .filter(
      ([name, member]) =>
        !hidden.has(name) &&
        !isSaidInBoth(value, name) &&
        !isEmpty(member) &&
        !isIdentifiers([member]),
    )
    .map(([name, member]) => fieldText(inner, name, member))
    .join(' · ');
}
