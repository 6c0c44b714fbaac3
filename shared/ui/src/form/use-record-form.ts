import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from '@pazar/shell/translation';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { createAttemptKey } from '../record/attempt-key.ts';
import { focusFirstFault } from './focus-fault.ts';
import { mergeThreeWays } from '../json/merge-three-ways.ts';
import { chosenValues, conflictFields } from './read-conflict.ts';
import type { Conflict, KeptValues, RecordForm, SaveFailure } from './record-form-handle.ts';
import type { RecordFormOptions, Versioned } from './record-form-options.ts';
import { isSame } from '../json/same-value.ts';
import { type Base, type Contradiction, type Outcome, saveRecord } from './save-record.ts';
import { faultsInTree, schemaResolver } from './schema-resolver.ts';
import { splitFailure } from './split-failure.ts';
import { useFieldTexts } from './use-field-texts.ts';

interface Progress {
  readonly isSaving: boolean;
  readonly failure: SaveFailure | null;
  readonly conflict: Conflict | null;
}
const idle: Progress = { isSaving: false, failure: null, conflict: null };

/**
 * A form for one record: checked by the schema before it is sent, saved with what was changed
 * alone and on the version that was changed, and nothing that was entered is lost on the way. Give
 * it to `RecordForm`, and to a `FormField` for each field. For another record mount it anew, with
 * the record's id as `key`.
 */
export function useRecordForm<
  Row extends Versioned,
  Values extends FieldValues,
  Output extends Values,
>(options: RecordFormOptions<Row, Values, Output>): RecordForm<Values> {
  const { name, fields, row, schema, toValues, isDraftKept = true } = options;
  const { t } = useTranslation('shell');
  const notify = useNotify();
  const texts = useFieldTexts(fields);
  const id = useId();
  const [base, setBase] = useState<Base<Values>>(() => baseOf(row, toValues));
  const [progress, setProgress] = useState(idle);
  const [keys] = useState(createAttemptKey);
  const isBusy = useRef(false);
  const leave = useRef<() => void>(() => undefined);
  const holdWith = useCallback((release: () => void) => void (leave.current = release), []);
  const latest = useRef({ options, base });
  useEffect(function keepLatest() {
    latest.current = { options, base };
  });

  const resolver = useMemo(
    () => schemaResolver<Values, Output>(schema, texts.fault),
    [schema, texts],
  );
  const form = useForm<Values, unknown, Output>({
    // What a form begins with may lack what has to be filled in.
    defaultValues: base.values as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { reset, getValues, setError, handleSubmit } = form;

  const begin = useCallback(
    function begin(next: Base<Values>, values: Values = next.values) {
      latest.current = { ...latest.current, base: next };
      setBase(next);
      reset(values);
    },
    [reset],
  );

  useEffect(
    function takeNewerVersion() {
      const { base: before } = latest.current;
      if (row === null || row.version <= before.version) return;
      // What was changed stays on its version: saving it asks what to do.
      if (isSame(getValues(), before.values)) begin(baseOf(row, latest.current.options.toValues));
    },
    [row, begin, getValues],
  );

  const actions = useMemo(() => {
    async function save(output: Output, intent: string | undefined): Promise<void> {
      const entered = structuredClone(getValues());
      const { options: now, base: before } = latest.current;
      isBusy.current = true;
      setProgress({ ...idle, isSaving: true });
      const outcome = await saveRecord({ base: before, output, intent, keys, options: now });
      isBusy.current = false;
      setProgress(idle);
      finish(outcome, entered, intent);
    }

    function finish(outcome: Outcome<Row, Output>, entered: Values, intent: string | undefined) {
      const { options: now, base: before } = latest.current;
      switch (outcome.kind) {
        case 'unchanged':
          reset(before.values);
          return notify(t('form.unchanged'));
        case 'saved':
          adopt(outcome.row, entered);
          if (outcome.mergedWith !== null) sayMerged(outcome.mergedWith);
          leave.current();
          return now.onSaved?.(outcome.row, outcome.change);
        case 'conflict':
          return ask(outcome, intent);
        case 'failed':
          return fail(outcome.error);
      }
    }

    /** What was typed while it was saved stays, as the next change. */
    function adopt(saved: Row, entered: Values): void {
      const next = baseOf(saved, latest.current.options.toValues);
      const ways = { base: entered, mine: getValues(), theirs: next.values };
      // Merged member by member from three of this shape.
      begin(next, mergeThreeWays(ways).merged as Values);
    }

    function sayMerged(by: string): void {
      notify(by === '' ? t('form.conflict.merged') : t('form.conflict.mergedWith', { name: by }));
    }

    function ask(found: Contradiction<Row>, intent: string | undefined): void {
      const { updatedBy: by = null, updatedAt: at = null } = found.error.problem ?? {};
      const { texts: words } = latestTexts.current;
      setProgress({
        ...idle,
        conflict: {
          by,
          at,
          fields: conflictFields(found, words),
          cancel: () => setProgress(idle),
          resolve(choices) {
            const next = baseOf(found.theirs, latest.current.options.toValues);
            // Made of two records of this shape.
            begin(next, chosenValues(found, choices) as Values);
            void submit(intent);
          },
        },
      });
    }

    function fail(error: unknown): void {
      const { faults, failure } = splitFailure(error, latest.current.options.fields);
      const { fault: words } = latestTexts.current.texts;
      for (const found of faults) {
        // The server names places of the record that the form is for.
        const path = found.path as Parameters<typeof setError>[0];
        setError(path, { type: found.code, message: words(found) });
      }
      setProgress({ ...idle, failure });
      focusFirstFault(
        id,
        faults.map(({ path }) => path),
      );
    }

    async function submit(intent?: string): Promise<void> {
      if (isBusy.current) return;
      await handleSubmit(
        (output) => save(output, intent),
        (errors) => {
          setProgress(idle);
          focusFirstFault(
            id,
            faultsInTree(errors).map(([path]) => path),
          );
        },
      )();
    }

    return {
      submit,
      revert() {
        const before = structuredClone(getValues());
        reset(latest.current.base.values);
        setProgress(idle);
        return () => reset(before);
      },
      restore({ base: kept, version, values }: KeptValues) {
        // Kept by this form under its own name.
        begin({ values: kept as Values, version }, values as Values);
      },
    };
  }, [id, t, notify, keys, begin, reset, getValues, setError, handleSubmit]);

  const latestTexts = useRef({ texts });
  useEffect(function keepTexts() {
    latestTexts.current = { texts };
  });

  return {
    id,
    control: form.control,
    fields,
    texts,
    isNew: base.version === 0,
    draftKey: isDraftKept ? `${name}:${row?.id ?? 'new'}` : null,
    base: base.values,
    version: base.version,
    ...progress,
    ...actions,
    holdWith,
  };
}

function baseOf<Row extends Versioned, Values>(
  row: Row | null,
  toValues: (row: Row | null) => Values,
): Base<Values> {
  return { values: toValues(row), version: row?.version ?? 0 };
}
