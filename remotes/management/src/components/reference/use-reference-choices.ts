import { unitSchema } from '@pazar/contracts/quantity';
import { formatPercent } from '@pazar/format/percent';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import type { ReactNode } from 'react';
import { referenceEntries } from '../../api/reference.ts';
import type { FieldName } from '../../model/reference/draft.ts';
import type { Entry, Kind } from '../../model/reference/reference-kind.ts';
import { codeText } from '../record/field-texts.ts';
import type { Choice } from './reference-field.tsx';

/**
 * The choices of the fields of a form; `notice` says that some could not be loaded. A category is
 * below one that is below none.
 */
export function useReferenceChoices(
  kind: Kind,
  entry: Entry | null,
): { choicesOf: (name: FieldName) => readonly Choice[]; notice: ReactNode } {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const http = useHttp();
  const isCategory = kind === 'categories';
  const categories = useBeside({ ...referenceEntries.categories(http), enabled: isCategory });
  const rates = useBeside({ ...referenceEntries['vat-rates'](http), enabled: isCategory });
  function choicesOf(name: FieldName): readonly Choice[] {
    if (name === 'defaultUnit') {
      return unitSchema.options.map((value) => ({ value, label: codeText({ t, locale }, value) }));
    }
    if (name === 'parentId') {
      const roots = categories.data?.filter(
        ({ parentId, key }) => parentId === null && key !== entry?.key,
      );
      return roots?.map(({ key, name: text }) => ({ value: key, label: text[locale] })) ?? [];
    }
    const values = new Set(rates.data?.map(({ draft }) => Number(draft['rate'])));
    return [...values].map((value) => ({ value, label: formatPercent(value, locale) }));
  }
  return { choicesOf, notice: categories.notice ?? rates.notice };
}
