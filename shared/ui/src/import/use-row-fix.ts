import type { ImportFaults, ImportJob, ImportRow } from '@pazar/contracts/import';
import { useHttp } from '@pazar/shell/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { fixRow } from './import-calls.ts';
import { importKey } from './import-queries.ts';
import type { ImportTarget } from './import-target.ts';
import type { ImportEntries, RowTexts } from './use-import-entries.ts';

/** A row with errors, and what is entered for it. */
export interface FaultyRow {
  job: ImportJob;
  row: ImportRow;
  target: ImportTarget;
  choices: ImportFaults['choices'];
  entries: ImportEntries;
  /** Called with its number once the checked row is shown. */
  onSaved: (number: number) => void;
}

/** Saves what is entered for a row, which is checked again. */
export interface RowFix {
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** For the row's form. Ignored while it saves. */
  readonly submit: (event: SubmitEvent) => void;
}

export function useRowFix({ job, row, entries, onSaved }: FaultyRow): RowFix {
  const http = useHttp();
  const queries = useQueryClient();
  const { number } = row;
  const fix = useMutation({
    mutationFn: (texts: RowTexts) => fixRow(http, { id: job.id, number }, texts),
    async onSuccess(_checked, texts) {
      await queries.invalidateQueries({ queryKey: importKey });
      entries.forgetSaved(number, texts);
      onSaved(number);
    },
  });
  return {
    error: fix.error,
    isBusy: fix.isPending,
    submit(event) {
      event.preventDefault();
      if (!fix.isPending) fix.mutate(entries.of(row));
    },
  };
}
