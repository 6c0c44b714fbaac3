import type { Locale } from './locale.ts';

/** The two forms that English and Macedonian have. In Macedonian `one` covers 1, 21, 31, 101. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

// PluralRules is the only part of Intl that supports Macedonian in every browser.
const rules: Readonly<Record<Locale, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en-GB'),
  mk: new Intl.PluralRules('mk-MK'),
};

/** The form for `count`. Since `one` is more than 1 in Macedonian, print the number too. */
export function choosePlural(count: number, locale: Locale, forms: PluralForms): string {
  return rules[locale].select(count) === 'one' ? forms.one : forms.other;
}
