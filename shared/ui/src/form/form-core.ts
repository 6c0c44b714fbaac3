import type { Drafts } from '@pazar/shell/drafts';
import type { LeaveGuard } from '@pazar/shell/leave-guard';
import type { Notify } from '@pazar/shell/notify';
import { createFormControl, type DefaultValues, type FieldValues } from 'react-hook-form';
import { createStore } from 'zustand';
import { isSame } from '../json/same-value.ts';
import type { Base, FormState } from './record-form-handle.ts';
import type { RecordFormOptions, Versioned } from './record-form-options.ts';
import { schemaResolver } from './schema-resolver.ts';
import type { FieldTexts } from './use-field-texts.ts';

/** What a rendering gives to its form: it may be another one each time. */
export interface Rendered<Row extends Versioned, Values, Output extends Values> {
  readonly options: RecordFormOptions<Row, Values, Output>;
  readonly texts: FieldTexts;
  readonly notify: Notify;
}

/** What a form is given for as long as it lives. */
export interface FormPlace {
  readonly id: string;
  readonly drafts: Drafts;
  readonly leaveGuard: LeaveGuard;
}

/** Values, state and the latest rendering of one form: what its parts share. */
export type FormCore<
  Row extends Versioned,
  Values extends FieldValues,
  Output extends Values,
> = ReturnType<typeof createFormCore<Row, Values, Output>>;

export function createFormCore<
  Row extends Versioned,
  Values extends FieldValues,
  Output extends Values,
>(place: FormPlace, first: Rendered<Row, Values, Output>) {
  let latest = first;
  const base = baseOf(first.options, first.options.row);
  const settings = {
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: schemaResolver<Values, Output>(
      { safeParse: (values) => latest.options.schema.safeParse(values) },
      (fault) => latest.texts.fault(fault),
    ),
  } as const;
  const form = createFormControl<Values, unknown, Output>({
    ...settings,
    // A new record may lack what has to be filled in.
    defaultValues: base.values as DefaultValues<Values>,
  });
  const state = createStore<FormState<Values>>(() => ({
    base,
    isSaving: false,
    failure: null,
    conflict: null,
    draft: null,
    held: [],
  }));

  function startFrom(next: Base<Values>, values: Values = next.values): void {
    state.setState({ base: next });
    form.reset(values);
  }

  return {
    ...place,
    form,
    settings: { ...settings, formControl: form.formControl },
    state,
    latest: () => latest,
    /** Continues on a version, with what it says or with changes of it. */
    startFrom,
    isUnsaved: () => !isSame(form.getValues(), state.getState().base.values),
    draftKey: (): string | null => {
      const { name, row, isDraftKept = true } = latest.options;
      return isDraftKept ? `${name}:${row?.id ?? 'new'}` : null;
    },
    baseOf: (row: Row): Base<Values> => baseOf(latest.options, row),
    /** Takes over what a rendering gave; a newer version of the record replaces what is unchanged. */
    update: (next: Rendered<Row, Values, Output>): void => {
      latest = next;
      const { row } = next.options;
      const { base: before } = state.getState();
      if (row === null || row.version <= before.version) return;
      // What was changed stays on its version: saving it asks what to do.
      if (isSame(form.getValues(), before.values)) startFrom(baseOf(next.options, row));
    },
  };
}

function baseOf<Row extends Versioned, Values, Output extends Values>(
  { toValues }: RecordFormOptions<Row, Values, Output>,
  row: Row | null,
): Base<Values> {
  return { values: toValues(row), version: row?.version ?? 0 };
}
