import { ApiError } from '@pazar/shell/api-error';
import type { FieldValues, Path } from 'react-hook-form';
import type { FieldPath } from '../json/changed-paths.ts';
import { mergeThreeWays } from '../json/merge-three-ways.ts';
import { createAttemptKey } from '../record/attempt-key.ts';
import { authorOf } from '../record/author.ts';
import { focusFirst } from './field-element.ts';
import type { FormCore } from './form-core.ts';
import { chosenValues, conflictFields } from './read-conflict.ts';
import type { SaveFailure } from './record-form-handle.ts';
import type { Versioned } from './record-form-options.ts';
import { type Contradiction, type Outcome, saveRecord } from './save-record.ts';
import { faultsInTree } from './schema-resolver.ts';
import { describeField, type FieldDescriptions } from './field-description.ts';
import { type FieldFault, faultsOfProblem } from './field-fault.ts';

const idle = { isSaving: false, failure: null, conflict: null };

/**
 * Validates and saves a form, one save at a time, and shows the result.
 *
 * @param onSaved called before the page may navigate
 */
export function createSubmit<
  Row extends Versioned,
  Values extends FieldValues,
  Output extends Values,
>(core: FormCore<Row, Values, Output>, onSaved: () => void) {
  const { id, form, state, latest } = core;
  const keys = createAttemptKey();

  async function save(output: Output, intent: string | undefined): Promise<void> {
    const entered = structuredClone(form.getValues());
    state.setState({ ...idle, isSaving: true });
    const { base } = state.getState();
    const outcome = await saveRecord({ base, output, intent, keys, options: latest().options });
    state.setState(idle);
    finish(outcome, entered, intent);
  }

  function finish(outcome: Outcome<Row, Output>, entered: Values, intent: string | undefined) {
    const { notify, texts, options } = latest();
    switch (outcome.kind) {
      case 'unchanged':
        form.reset(state.getState().base.values);
        return notify(texts.unchanged);
      case 'saved':
        adopt(outcome.row, entered);
        if (outcome.mergedWith !== null) notify(texts.merged(outcome.mergedWith));
        onSaved();
        return options.onSaved?.(outcome.row, outcome.change);
      case 'conflict':
        return ask(outcome, intent);
      case 'failed':
        return fail(outcome.error);
    }
  }

  /** Values typed during the save stay, as the next change. */
  function adopt(saved: Row, entered: Values): void {
    const next = core.baseOf(saved);
    const ways = { base: entered, mine: form.getValues(), theirs: next.values };
    const { merged } = mergeThreeWays(ways, latest().options.wholes);
    // Merged member by member from three of this shape.
    core.startFrom(next, merged as Values);
  }

  function ask(found: Contradiction<Row>, intent: string | undefined): void {
    const { state: named } = latest().options;
    const { moved } = found;
    state.setState({
      conflict: {
        by: authorOf(found.error),
        at: found.error.problem?.updatedAt ?? null,
        moved:
          moved === null || named === undefined
            ? null
            : { before: named.show(moved.before), now: named.show(moved.now) },
        fields: conflictFields(found, latest().texts),
        cancel: () => state.setState({ conflict: null }),
        resolve(choices) {
          // Made of two records of this shape.
          core.startFrom(core.baseOf(found.theirs), chosenValues(found, choices) as Values);
          void submit(intent);
        },
      },
    });
  }

  function fail(error: unknown): void {
    const { options, texts } = latest();
    const { faults, failure } = splitFailure(error, options.fields);
    for (const found of faults) {
      // The server names places of the record that the form is for.
      const path = found.path as Path<Values>;
      form.setError(path, { type: found.code, message: texts.fault(found) });
    }
    state.setState({ failure: isDeleted(error) ? withWayOut(failure) : failure });
    showFirst(faults.map(({ path }) => path));
  }

  const isDeleted = (error: unknown) =>
    error instanceof ApiError &&
    error.problem?.code === 'not-found' &&
    state.getState().base.version > 0;

  /**
   * Offers the entered values as a new record; it is not published, because nobody has reviewed it.
   */
  function withWayOut(failure: SaveFailure | null): SaveFailure | null {
    const saveAsNew = () => {
      core.startFrom(core.baseOf(null), form.getValues());
      void submit();
    };
    return failure && { ...failure, saveAsNew };
  }

  const showFirst = (paths: readonly FieldPath[]) => focusFirst(id, paths);

  async function submit(intent?: string): Promise<void> {
    const { isSaving, held } = state.getState();
    const [why] = held;
    if (isSaving) return;
    if (why !== undefined) return latest().notify(why);
    await form.handleSubmit(
      (output) => save(output, intent),
      (errors) => {
        state.setState(idle);
        showFirst(faultsInTree(errors).map(([path]) => path));
      },
    )();
  }
  return submit;
}

/** Splits a failure into errors of the form's fields and errors of the whole form. */
function splitFailure(
  error: unknown,
  fields: FieldDescriptions,
): { faults: readonly FieldFault[]; failure: SaveFailure | null } {
  const given = error instanceof Error ? error : new Error(String(error));
  const problem = given instanceof ApiError ? given.problem : undefined;
  const found = faultsOfProblem(problem ?? {});
  const isShown = ({ path }: FieldFault) => describeField(fields, path) !== undefined;
  const faults = found.filter(isShown);
  const others = found.filter((fault) => !isShown(fault)).map(({ detail = '' }) => detail);
  const isAllShown = faults.length > 0 && others.length === 0;
  return { faults, failure: isAllShown ? null : { error: given, others } };
}
