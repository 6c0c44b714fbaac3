import type { Locale } from '@pazar/format/locale';
import { formatDate } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import type { Translate } from '@pazar/shell/translation';
import type { Entry, Kind } from '../../model/reference/reference-kind.ts';
import { codeText } from '../record/field-texts.ts';

interface Words {
  readonly t: Translate<'management'>;
  readonly locale: Locale;
}

/** How an entry is called on its page. */
export function entryName(kind: Kind, { name, draft }: Entry, { t, locale }: Words): string {
  if (kind === 'vat-rates')
    return `${formatPercent(Number(draft['rate']), locale)} · ${name[locale]}`;
  if (kind !== 'fx-rates') return name[locale];
  const rate = formatNumber(Number(draft['denarsPerEuro']), locale, { maxDecimals: 4 });
  return t('reference.fx', { rate });
}

/** What else its list says of an entry, in words. */
export function entryFacts(kind: Kind, { draft }: Entry, { t, locale }: Words): string {
  const day = (name: string) =>
    typeof draft[name] === 'string' ? formatDate(draft[name], locale) : null;
  switch (kind) {
    case 'categories':
      return t('reference.fact.vat', {
        rate: formatPercent(Number(draft['defaultVatRate']), locale),
      });
    case 'crops':
      return codeText({ t, locale }, String(draft['defaultUnit']));
    case 'units':
      return String(draft[locale === 'mk' ? 'shortMk' : 'shortEn']);
    default: {
      const from = day('validFrom') ?? '';
      const to = day('validTo');
      return to === null
        ? t('reference.fact.from', { from })
        : t('reference.fact.period', { from, to });
    }
  }
}
