import { unitSchema } from '@pazar/contracts/quantity';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import type { ReactNode } from 'react';
import { referenceResources } from '../../api/reference.ts';
import type { Entry, Kind } from '../../model/reference/reference-kind.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { codeText } from '../../model/field-texts.ts';
import type { ReferenceChoices } from './reference-field.tsx';

/**
 * The choices of the fields of a form; `notice` says that some could not be loaded. A category is
 * below one that is below none.
 */
export function useReferenceChoices(
  kind: Kind,
  entry: Entry | null,
): { choices: ReferenceChoices; notice: ReactNode } {
  const words = useFormatters();
  const { locale } = words;
  const http = useHttp();
  const isCategory = kind === 'categories';
  const categories = useInlineQuery({
    ...referenceResources.categories.list(http),
    enabled: isCategory,
  });
  const rates = useInlineQuery({
    ...referenceResources['vat-rates'].list(http),
    enabled: isCategory,
  });
  const roots = categories.data?.filter(
    ({ parentId, id }) => parentId === null && id !== entry?.id,
  );
  const known = new Set(rates.data?.map(({ values }) => Number(values.rate)));
  const choices = {
    parentId: roots?.map(({ id, name }) => ({ value: id, label: name[locale] })) ?? [],
    defaultVatRate: [...known].map((value) => ({ value, label: words.percent(value) })),
    defaultUnit: unitSchema.options.map((value) => ({ value, label: codeText(words, value) })),
  };
  return { choices, notice: categories.notice ?? rates.notice };
}
