import { invalidateSection } from '@pazar/section/invalidate';
import { formSave } from '@pazar/section/form-save';
import { useHttp } from '@pazar/shell/http';
import { RecordForm } from '@pazar/section/form/record-form';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { unitSchema } from '@pazar/contracts/quantity';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { referenceResources } from '../../api/reference.ts';
import {
  fieldsOf,
  referenceFields,
  referenceSchemas,
  valuesOf,
} from '../../model/reference/reference-fields.ts';
import type { Entry, Kind, ReferenceValues } from '../../model/reference/reference-kind.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { type ReferenceChoices, ReferenceField } from './reference-field.tsx';
import { codeText } from '../../model/field-texts.ts';

export interface ReferenceFormProps {
  kind: Kind;
  /** Null adds one. */
  entry: Entry | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds an entry of reference data or changes one, with the reason for it. */
export function ReferenceForm({ kind, entry, onSaved, onClose }: ReferenceFormProps) {
  const words = useFormatters();
  const { t } = words;
  const queries = useQueryClient();
  const { choices, notice } = useReferenceChoices(kind, entry);
  const form = useRecordForm<Entry, ReferenceValues, ReferenceValues>({
    name: `reference-${kind}`,
    schema: referenceSchemas[kind],
    rowSchema: referenceResources[kind].schema,
    row: entry,
    toValues: (row) => valuesOf(kind, row),
    fields: useMemo(
      () =>
        referenceFields.describe(
          (name) => (name === 'reason' ? t('reason') : t(`reference.field.${name}`)),
          words,
        ),
      [t, words],
    ),
    wholes: ['name', 'short'],
    save: formSave(useHttp(), referenceResources[kind], entry),
    onSaved() {
      void invalidateSection(queries, 'management');
      onSaved();
    },
  });
  const title = entry === null ? t(`reference.add.${kind}`) : t('reference.edit');
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordForm form={form} label={title} onCancel={onClose}>
        <p>{t(`reference.effect.${kind}`)}</p>
        {notice}
        {fieldsOf(kind).map((name) => (
          <ReferenceField key={name} form={form} name={name} choices={choices} />
        ))}
      </RecordForm>
    </Dialog>
  );
}

/**
 * The choices of the fields of a form; `notice` says that some could not be loaded. A category is
 * below one that is below none.
 */
function useReferenceChoices(
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
