import type { Locale } from '@pazar/contracts/locale';
import { formatNumber } from '@pazar/format/number';
import en from '../../assets/localization/en.json' with { type: 'json' };
import mk from '../../assets/localization/mk.json' with { type: 'json' };

export type Texts = typeof en;

/** The keys of a group and of the groups in it, joined by dots. */
type KeysOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? Key : `${Key}.${KeysOf<Part[Key]>}`;
}[keyof Part & string];

export type TextKey = KeysOf<Texts>;

interface Group {
  readonly [key: string]: string | Group;
}

function flatten(group: Group, prefix = ''): [key: string, text: string][] {
  return Object.entries(group).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const texts: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  en: new Map(flatten(en)),
  mk: new Map(flatten(mk)),
};

export function isTextKey(key: string): key is TextKey {
  return texts.en.has(key);
}

/** A text with its parameters filled in, numbers as the language writes them. */
export function textOf(
  key: TextKey,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = texts[locale].get(key) ?? key;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name] ?? placeholder;
    // Years have no separator of thousands.
    const isPlain = typeof value === 'string' || (Number.isInteger(value) && value < 10_000);
    return isPlain ? String(value) : formatNumber(value, locale);
  });
}
