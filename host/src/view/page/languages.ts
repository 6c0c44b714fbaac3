import type { Locale } from '@pazar/contracts/locale';

/** Each language in its own words, whatever the interface speaks. */
export const languages: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'mk', name: 'Македонски' },
  { locale: 'en', name: 'English' },
];
