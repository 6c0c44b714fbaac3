import type { ImportFaults, ImportJob, ImportRow } from '@pazar/contracts/import';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { fixRow } from './import-calls.ts';
import { importKey, showRow } from './import-queries.ts';
import type { ImportTarget } from './import-target.ts';
import type { ImportEntries, RowTexts } from './use-import-entries.ts';

/** False once the row is on no page that is shown: its failure has no place there. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(function follow() {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** A row with errors, and the values entered for it. */
export interface FaultyRow {
  job: ImportJob;
  row: ImportRow;
  target: ImportTarget;
  choices: ImportFaults['choices'];
  entries: ImportEntries;
  /** Called with its number once the checked row is shown. */
  onSaved: (number: number) => void;
}

/** Saves the values entered for a row, which is checked again. */
export interface RowSave {
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** For the row's form. Ignored while it saves. */
  readonly submit: (event: SubmitEvent) => void;
  /** Changes the record that the row names, with the entered values. Ignored while it saves. */
  readonly confirm: () => void;
}

export function useRowSave({ job, row, entries, onSaved }: FaultyRow): RowSave {
  const http = useHttp();
  const queries = useQueryClient();
  const notify = useNotify();
  const { t } = useTranslation('shell');
  const { number } = row;
  const isShown = useIsShown();
  // A second press can come before the button renders as busy.
  const isUnderWay = useRef(false);
  const save = useMutation({
    mutationFn: (texts: RowTexts) => fixRow(http, { id: job.id, number }, texts),
    async onSuccess(checked, texts) {
      showRow(queries, job.id, checked);
      await queries.invalidateQueries({ queryKey: importKey });
      entries.forgetSaved(number, texts);
      onSaved(number);
    },
    onError() {
      // Another tab may have imported the rows, or undone that.
      void queries.invalidateQueries({ queryKey: importKey });
      if (!isShown.current) notify(t('import.notFixed'));
    },
  });
  function send(texts: RowTexts): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    save.mutate(texts, { onSettled: () => (isUnderWay.current = false) });
  }
  return {
    error: save.error,
    isBusy: save.isPending,
    submit(event) {
      event.preventDefault();
      send(entries.of(row));
    },
    confirm: () => send({ ...entries.of(row), ...(row.entityId !== null && { id: row.entityId }) }),
  };
}
