import type { ImportFaults, ImportJob, ImportRow } from '@pazar/contracts/import';
import { useHttp } from '@pazar/shell/http';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { fixRow } from './import-calls.ts';
import { importKey } from './import-queries.ts';
import type { ImportTarget } from './import-target.ts';

/** Texts of a row by the keys of their columns. */
export type RowEntries = Readonly<Record<string, string>>;

/** A row with errors, and what is entered for it. */
export interface FaultyRow {
  job: ImportJob;
  row: ImportRow;
  target: ImportTarget;
  choices: ImportFaults['choices'];
  /** The texts entered for its cells, and not saved yet. */
  entered: RowEntries;
  onEnter: (number: number, entered: RowEntries) => void;
}

/** Saves what is entered for a row, which is checked again. */
export interface RowFix {
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** For the row's form. Ignored while it saves. */
  readonly submit: (event: SubmitEvent) => void;
}

/** @param onSaved called once the checked row is shown */
export function useRowFix(
  { job, row: { number }, entered, onEnter }: FaultyRow,
  onSaved?: (number: number) => void,
): RowFix {
  const http = useHttp();
  const queries = useQueryClient();
  const fix = useMutation({
    mutationFn: () => fixRow(http, { id: job.id, number }, entered),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: importKey });
      onEnter(number, {});
      onSaved?.(number);
    },
  });
  return {
    error: fix.error,
    isBusy: fix.isPending,
    submit(event) {
      event.preventDefault();
      if (!fix.isPending) fix.mutate();
    },
  };
}
