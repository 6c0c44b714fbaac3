import type { Locale } from '@pazar/contracts/locale';

/** What a price tag says. It is printed in the buyers' language, whatever the page is in. */
export const tagWords: Readonly<
  Record<
    Locale,
    Readonly<Record<'before' | 'per' | 'vat' | 'lowest' | 'until' | 'code' | 'for', string>>
  >
> = {
  en: {
    before: 'was',
    per: 'per',
    vat: 'VAT included',
    lowest: 'Lowest price in 30 days',
    until: 'until',
    code: 'with the code',
    for: 'for',
  },
  mk: {
    before: 'претходно',
    per: 'за',
    vat: 'со вклучен ДДВ',
    lowest: 'Најниска цена во последните 30 дена',
    until: 'до',
    code: 'со кодот',
    for: 'за',
  },
};
