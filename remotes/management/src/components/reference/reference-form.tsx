import { reasonLimits } from '@pazar/contracts/reason';
import { invalidateSection } from '@pazar/section/invalidate';
import { formSave } from '@pazar/section/form-save';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import type { FieldDescription, FieldDescriptions } from '@pazar/section/form/field-description';
import { FormField } from '@pazar/section/form/form-field';
import { RecordForm } from '@pazar/section/form/record-form';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import { TextArea } from '@pazar/ui/input/text-area';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { referenceResources } from '../../api/reference.ts';
import {
  type Entry,
  fieldsOf,
  type Kind,
  referenceSchemas,
  type Values,
  valuesOf,
} from '../../model/reference/reference-kind.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { fieldText } from '../../model/field-texts.ts';
import { ReferenceField } from './reference-field.tsx';
import { useReferenceChoices } from './use-reference-choices.ts';

export interface ReferenceFormProps {
  kind: Kind;
  /** Null adds one. */
  entry: Entry | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds an entry of reference data or changes one, with the reason for it. */
export function ReferenceForm({ kind, entry, onSaved, onClose }: ReferenceFormProps) {
  const { t } = useTranslation('management');
  const queries = useQueryClient();
  const { choicesOf, notice } = useReferenceChoices(kind, entry);
  const form = useRecordForm<Entry, Values, Values>({
    name: `reference-${kind}`,
    schema: referenceSchemas[kind],
    rowSchema: referenceResources[kind].schema,
    row: entry,
    toValues: (row) => valuesOf(kind, row),
    fields: useDescriptions(kind),
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
        {fieldsOf[kind].map((field) => (
          <ReferenceField
            key={field.name}
            form={form}
            field={field}
            choices={choicesOf(field.name)}
          />
        ))}
        <FormField form={form} name="reason">
          {({ value, ...field }) => (
            <TextArea
              {...field}
              value={String(value)}
              hint={t('reference.reason.hint')}
              limit={reasonLimits.max}
            />
          )}
        </FormField>
      </RecordForm>
    </Dialog>
  );
}

/** The texts of the form's fields. */
function useDescriptions(kind: Kind): FieldDescriptions {
  const words = useFormatters();
  return useMemo(() => {
    const { t } = words;
    const explain = ({ code }: { code: string }) =>
      code === 'slug' ? t('reference.slug') : undefined;
    const described = fieldsOf[kind].map(({ name }): [string, FieldDescription] => {
      const show = (value: unknown) => fieldText(words, name, value);
      return [name, { label: t(`reference.field.${name}`), show, explain }];
    });
    return { ...Object.fromEntries(described), reason: { label: t('reason') } };
  }, [kind, words]);
}
