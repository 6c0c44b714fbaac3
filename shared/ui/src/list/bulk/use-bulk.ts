import { maxBulkRows, type BulkAnswer } from '@pazar/contracts/bulk';
import type { Problem } from '@pazar/contracts/problem';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postBulk, type OnProgress } from './post-bulk.ts';
import { type AttemptKey, createAttemptKey, isLost } from '../../record/attempt-key.ts';
import { keptAttemptKey } from '../../record/kept-attempt-key.ts';
import type { BulkAction, BulkSelection, BulkSetup } from './bulk-action.ts';
import { useUndoable } from '../undo/use-undoable.ts';

/** Rows that could not be changed, and why. */
export interface BulkFailure {
  readonly id: string;
  readonly problem: Problem;
}

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
    const { answers, error } = await postAll(calls, (done, ofAll) =>
      setProgress({ action, done, total: total ?? ofAll }),
    );
    isRunning.current = false;
    const succeeded = answers.reduce((sum, answer) => sum + answer.succeeded.length, 0);
    const failed = answers.flatMap((answer) => answer.failed);
    setProgress(null);
    const again = () => void run(action, selection, params);
    const isUnknown = error !== null && isLost(error);
    setOutcome({ action, succeeded, failed, error, isLost: isUnknown, again });
    if (succeeded > 0 || isUnknown) setup.onChanged();
    if (succeeded === 0) return;
    const message = action.done({ count: succeeded, number: formatNumber(succeeded, locale) });
    offerUndo(answers, message);
  }

  /** One after another, up to the first failure. */
  async function postAll(calls: readonly KeyedBody[], onProgress: OnProgress) {
    const answers: BulkAnswer[] = [];
    let error: Error | null = null;
    try {
      for (const { body, key } of calls) {
        const idempotencyKey = key.keyFor(body);
        const before = answers.length * maxBulkRows;
        const call = { path: setup.path, body, idempotencyKey };
        const onRun: OnProgress = (done, total) => onProgress(before + done, total);
        answers.push(await postBulk(http, call, { runs: setup.path, onRun }));
        onProgress(answers.length * maxBulkRows, null);
      }
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error(String(cause));
    }
    // Those that were answered keep theirs too: the whole is sent again.
    for (const { key } of calls) key.settle(error ?? undefined);
    return { answers, error };
  }

  function offerUndo(answers: readonly BulkAnswer[], message: string): void {
    const tokens = answers.flatMap(({ undoToken }) => undoToken ?? []).toReversed();
    if (tokens.length === 0) return;
    const left = new Map(tokens.map((token) => [token, createAttemptKey()]));
    const until = answers.find(({ undoUntil }) => undoUntil !== null)?.undoUntil ?? null;
    async function undo(): Promise<void> {
      for (const [undoToken, key] of left) {
        const idempotencyKey = key.keyFor(undoToken);
        const call = { path: `${setup.path}/undo`, body: { undoToken }, idempotencyKey };
        await postBulk(http, call, { runs: setup.path, onRun: () => undefined });
        left.delete(undoToken);
      }
      setup.onChanged();
    }
    offer({ message, until, undo });
  }

  return { progress, outcome, run, dismiss: () => setOutcome(null) };
}

interface KeyedBody {
  readonly body: object;
  readonly key: AttemptKey;
}

function partsOf(selection: BulkSelection): BulkSelection[] {
  if (!('ids' in selection)) return [selection];
  const { ids } = selection;
  const count = Math.ceil(ids.length / maxBulkRows);
  return Array.from({ length: count }, (_, part) => ({
    ids: ids.slice(part * maxBulkRows, (part + 1) * maxBulkRows),
  }));
}
