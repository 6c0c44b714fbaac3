import { useShell } from '@pazar/shell/context';
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import {
  type FieldValues,
  useForm,
  type FieldPath as NameIn,
  type FieldPathValue as ValueIn,
} from 'react-hook-form';
import { useStore } from 'zustand';
import type { RecordForm } from './record-form-handle.ts';
import type { RecordFormOptions, Versioned } from './record-form-options.ts';
import { useFieldTexts } from './use-field-texts.ts';
import { type FieldPath, withValueAt } from '../json/changed-paths.ts';
import { focusField } from './field-element.ts';
import { createFormCore, type FormPlace, type Rendered } from './form-core.ts';
import { createSubmit } from './save-form.ts';
import { watchUnsaved } from './watch-unsaved.ts';
import type { FormSchema } from './form-schema.ts';

/** Whether a path equals the other one, or is inside it. */
const isAround = (outer: FieldPath, inner: FieldPath) => `${inner}.`.startsWith(`${outer}.`);

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

/** The state of a record's form, independent of React. */
function createRecordForm<Row extends Versioned, Values extends FieldValues, Output extends Values>(
  place: FormPlace,
  first: Rendered<Row, Values, Output>,
) {
  const core = createFormCore(place, first);
  const { id, form, state } = core;
  const unsaved = watchUnsaved(core);

  function set<Name extends NameIn<Values>>(name: Name, value: ValueIn<Values, Name>): void {
    const isShown = form.getFieldState(name).error !== undefined;
    form.setValue(name, value, { shouldValidate: isShown });
  }

  function hold(isHeld: boolean, why: string): void {
    const others = state.getState().held.filter((other) => other !== why);
    state.setState({ held: isHeld ? [...others, why] : others });
  }

  function revert(): () => void {
    const before = structuredClone(form.getValues());
    form.reset(state.getState().base.values);
    state.setState({ failure: null, conflict: null });
    return () => form.reset(before);
  }

  return {
    settings: core.settings,
    /** Applies the props of the latest render. */
    update: core.update,
    watch: unsaved.start,
    handle: {
      id,
      control: form.control,
      state,
      submit: createSubmit(core, unsaved.endHold),
      revert,
      set,
      hold,
      focus: (path: FieldPath) => focusField(id, path),
      emptyText: (path: FieldPath) =>
        emptyText(core.latest().options.schema, form.getValues(), path),
    },
  };
}

/**
 * The value of an emptied text at a path: null where the schema accepts null there, else `''`. A
 * rule that rejects null only for the current values, such as "a supplier or none", is ignored.
 */
function emptyText(schema: FormSchema<unknown>, values: unknown, path: FieldPath): '' | null {
  const read = schema.safeParse(withValueAt(values, path, null));
  if (read.success) return null;
  const isRefused = read.error.issues.some(
    (issue) => issue.code !== 'custom' && isAround(issue.path.map(String).join('.'), path),
  );
  return isRefused ? '' : null;
}
