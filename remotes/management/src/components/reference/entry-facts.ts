import { formatNumber } from '@pazar/format/number';
import type { Entry, Kind } from '../../model/reference/reference-kind.ts';
import type { Formatters } from '../../model/use-formatters.ts';
import { codeText } from '../../model/field-texts.ts';

/** How an entry is called on its page. */
export function entryName(kind: Kind, { name, values }: Entry, words: Formatters): string {
  const { t, locale, percent } = words;
  if (kind === 'vat-rates') return `${percent(Number(values.rate))} · ${name[locale]}`;
  if (kind !== 'fx-rates') return name[locale];
  const rate = formatNumber(Number(values.denarsPerEuro), locale, { maxDecimals: 4 });
  return t('reference.fx', { rate });
}

/** What else its list says of an entry, in words. */
export function entryFacts(kind: Kind, { values }: Entry, words: Formatters): string {
  const { t } = words;
  switch (kind) {
    case 'categories':
      return t('reference.fact.vat', { rate: words.percent(Number(values.defaultVatRate)) });
    case 'crops':
      return codeText(words, values.defaultUnit ?? '');
    case 'units':
      return values.short ? words.localized(values.short) : '';
    default: {
      const { validFrom, validTo } = values;
      const from = validFrom ? words.day(validFrom) : '';
      return validTo
        ? t('reference.fact.period', { from, to: words.day(validTo) })
        : t('reference.fact.from', { from });
    }
  }
}
