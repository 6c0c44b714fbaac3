import { maxBulkRows, type BulkAnswer } from '@pazar/contracts/bulk';
import type { Problem } from '@pazar/contracts/problem';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isLost } from '../../record/attempt-key.ts';
import { keptAttemptKey } from '../../record/kept-attempt-key.ts';
import type { BulkAction, BulkSelection, BulkSetup } from './bulk-action.ts';
import { useUndoable } from '../undo/use-undoable.ts';

/** Rows that could not be changed, and why. */
export interface BulkFailure {
  readonly id: string;
  readonly problem: Problem;
}

/** Not a part of a first list: nobody changes many rows before they see them. */
const loadPost = () => import('./post-bulk.ts');

export interface BulkProgress {
  readonly action: BulkAction;
  /** Rows that are through, of `total`; null while the server alone knows. */
  readonly done: number;
  readonly total: number | null;
}

export interface BulkOutcome {
  readonly action: BulkAction;
  readonly succeeded: number;
  readonly failed: readonly BulkFailure[];
  /** Why it stopped before its end. */
  readonly error: Error | null;
  /** Whether more rows than `succeeded` may have been changed. */
  readonly isLost: boolean;
  /** Retries. Rows that were changed are not changed twice. */
  readonly again: () => void;
}

export interface Bulk {
  readonly progress: BulkProgress | null;
  readonly outcome: BulkOutcome | null;
  readonly run: (action: BulkAction, selection: BulkSelection, params?: object) => Promise<void>;
  readonly dismiss: () => void;
}

/**
 * Changes many rows, shows how far that is, and offers an undo. After a lost answer the same action on the
 * same rows is the same attempt, request by request: what was answered is not done again.
 */
export function useBulk(scope: string, setup: BulkSetup): Bulk {
  const http = useHttp();
  const locale = useLocale();
  const queries = useQueryClient();
  const isRunning = useRef(false);
  const { offer } = useUndoable(scope);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  async function run(action: BulkAction, selection: BulkSelection, params = action.params ?? {}) {
    if (isRunning.current) return;
    isRunning.current = true;
    const parts = partsOf(selection);
    const total = 'ids' in selection ? selection.ids.length : null;
    const calls = parts.map((part, index) => {
      const key = keptAttemptKey(queries, ['bulk', scope, String(index)]);
      return { key, body: { ...part, action: action.key, params } };
    });
    setOutcome(null);
    setProgress({ action, done: 0, total });
    const endpoint = { http, path: setup.path };
    const posted = loadPost().then(async ({ postAll, undoOf }) => {
      const result = await postAll(endpoint, calls, (done, ofAll) =>
        setProgress({ action, done, total: total ?? ofAll }),
      );
      return { ...result, undo: undoOf(endpoint, result.answers) };
    });
    const { answers, error, undo } = await posted.catch((cause: Error) => nothingDone(cause));
    isRunning.current = false;
    const succeeded = answers.reduce((sum, answer) => sum + answer.succeeded.length, 0);
    const failed = answers.flatMap((answer) => answer.failed);
    setProgress(null);
    const again = () => void run(action, selection, params);
    const isUnknown = error !== null && isLost(error);
    setOutcome({ action, succeeded, failed, error, isLost: isUnknown, again });
    if (succeeded > 0 || isUnknown) setup.onChanged();
    const message = action.done({ count: succeeded, number: formatNumber(succeeded, locale) });
    if (succeeded > 0 && undo !== null) offerUndo(message, answers, undo);
  }

  function offerUndo(
    message: string,
    answers: readonly BulkAnswer[],
    undo: () => Promise<void>,
  ): void {
    const until = answers.find(({ undoUntil }) => undoUntil !== null)?.undoUntil ?? null;
    offer({ message, until, undo: () => undo().then(setup.onChanged) });
  }

  return { progress, outcome, run, dismiss: () => setOutcome(null) };
}

/** The code that sends actions did not arrive: nothing was sent. */
const nothingDone = (error: Error) => ({ answers: [], error, undo: null });

function partsOf(selection: BulkSelection): BulkSelection[] {
  if (!('ids' in selection)) return [selection];
  const { ids } = selection;
  const count = Math.ceil(ids.length / maxBulkRows);
  return Array.from({ length: count }, (_, part) => ({
    ids: ids.slice(part * maxBulkRows, (part + 1) * maxBulkRows),
  }));
}
