import { type LocationSummary, locationSummarySchema } from '@pazar/contracts/location';
import { formSave } from '@pazar/section/form-save';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { defineFields } from '@pazar/section/form/define-fields';
import { FormField } from '@pazar/section/form/form-field';
import { RecordForm } from '@pazar/section/form/record-form';
import { useRecordForm } from '@pazar/section/form/use-record-form';
import { TextField } from '@pazar/ui/input/text-field';
import { useMemo } from 'react';
import { records } from '../api/records.ts';
import { type RecordValues, recordValuesSchema } from '../model/record-values.ts';

const recordFields = defineFields<RecordValues, object>({ name: { empty: '' } });

/** Changes a record. Only what was changed is sent. */
export function RecordEditor({ record }: { record: LocationSummary }) {
  const { t } = useTranslation('orders');
  const notify = useNotify();
  const http = useHttp();
  const queries = useQueryClient();
  const form = useRecordForm({
    name: 'orders',
    schema: recordValuesSchema,
    rowSchema: locationSummarySchema,
    row: record,
    toValues: (row) => (row === null ? recordFields.empty() : recordFields.pick(row)),
    fields: useMemo(() => recordFields.describe((name) => t(`field.${name}`), {}), [t]),
    save: formSave(http, records, record),
    onSaved(saved) {
      records.show(queries, saved);
      notify(t('edit.saved'));
    },
  });
  return (
    <RecordForm form={form} label={t('edit.form')}>
      <FormField form={form} name="name">
        {(field) => <TextField {...field} />}
      </FormField>
    </RecordForm>
  );
}
