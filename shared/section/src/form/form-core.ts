import type { Drafts } from '@pazar/shell/drafts';
import type { LeaveGuard } from '@pazar/shell/leave-guard';
import type { Notify } from '@pazar/shell/notify';
import { createFormControl, type DefaultValues, type FieldValues } from 'react-hook-form';
import { createStore } from 'zustand';
import { isSame } from '@pazar/ui/parts/same-value';
import type { Base, FormState } from './record-form-handle.ts';
import type { RecordFormOptions, Versioned } from './record-form-options.ts';
import { schemaResolver } from './schema-resolver.ts';
import type { FieldTexts } from './use-field-texts.ts';

/** The props of a render, which may differ each time. */
export interface Rendered<Row extends Versioned, Values, Output extends Values> {
  readonly options: RecordFormOptions<Row, Values, Output>;
  readonly texts: FieldTexts;
  readonly notify: Notify;
}

/** The constant options of a form. */
export interface FormPlace {
  readonly id: string;
  readonly drafts: Drafts;
  readonly leaveGuard: LeaveGuard;
}

/** Values, state and latest props of one form, shared by its parts. */
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
    // A new record may lack required fields.
    defaultValues: base.values as DefaultValues<Values>,
  });
  const state = createStore<FormState<Values>>(() => ({
    base,
    isSaving: false,
    failure: null,
    conflict: null,
    draft: null,
    isDraftLost: false,
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
    /** Continues on a version, with its values or with changes to them. */
    startFrom,
    isUnsaved: () => !isSame(form.getValues(), state.getState().base.values),
    draftKey: (): string | null => {
      const { name, row, isDraftKept = true } = latest.options;
      return isDraftKept ? `${name}:${row?.id ?? 'new'}` : null;
    },
    /** @param row null for a new record */
    baseOf: (row: Row | null): Base<Values> => baseOf(latest.options, row),
    /** Applies the props of a render; a newer version of the record replaces unchanged values. */
    update: (next: Rendered<Row, Values, Output>): void => {
      latest = next;
      const { row } = next.options;
      const { base: before } = state.getState();
      if (row === null || row.version <= before.version) return;
      // Changed values stay on their version: saving asks about the conflict.
      if (isSame(form.getValues(), before.values)) startFrom(baseOf(next.options, row));
    },
  };
}

function baseOf<Row extends Versioned, Values, Output extends Values>(
  { toValues, state }: RecordFormOptions<Row, Values, Output>,
  row: Row | null,
): Base<Values> {
  return {
    values: toValues(row),
    version: row?.version ?? 0,
    state: row === null ? null : (state?.of(row) ?? null),
  };
}
