import { useShell } from '@pazar/shell/context';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { useStore } from 'zustand';
import { createRecordForm } from './create-record-form.ts';
import type { RecordForm } from './record-form-handle.ts';
import type { RecordFormOptions, Versioned } from './record-form-options.ts';
import { useFieldTexts } from './use-field-texts.ts';

/**
 * A form for one record. The schema validates it before it is sent; a save sends only the changes,
 * with the version that was changed; entered values are never lost. Pass it to `RecordForm`, and to
 * a `FormField` for each field. For another record mount a new form, with the record's id as `key`.
 */
export function useRecordForm<
  Row extends Versioned,
  Values extends FieldValues,
  Output extends Values,
>(options: RecordFormOptions<Row, Values, Output>): RecordForm<Values> {
  const { fields } = options;
  const { drafts, leaveGuard, notify } = useShell();
  const id = useId();
  const texts = useFieldTexts(fields);
  const rendered = { options, texts, notify };
  const [form] = useState(() => createRecordForm({ id, drafts, leaveGuard }, rendered));
  // Lets the library know which fields are on the page.
  useForm(form.settings);
  useLayoutEffect(function handOn() {
    form.update(rendered);
  });
  useEffect(() => form.watch(), [form]);
  const isNew = useStore(form.handle.state, ({ base }) => base.version === 0);
  return useMemo(() => ({ ...form.handle, fields, texts, isNew }), [form, fields, texts, isNew]);
}
