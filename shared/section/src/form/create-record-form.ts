import type { FieldPath as NameIn, FieldPathValue as ValueIn, FieldValues } from 'react-hook-form';
import type { FieldPath } from '../json/changed-paths.ts';
import { emptyText } from './empty-text.ts';
import { focusField } from './field-element.ts';
import { createFormCore, type FormPlace, type Rendered } from './form-core.ts';
import type { Versioned } from './record-form-options.ts';
import { createSubmit } from './save-form.ts';
import { watchUnsaved } from './watch-unsaved.ts';

/** The state of a record's form, independent of React. */
export function createRecordForm<
  Row extends Versioned,
  Values extends FieldValues,
  Output extends Values,
>(place: FormPlace, first: Rendered<Row, Values, Output>) {
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
