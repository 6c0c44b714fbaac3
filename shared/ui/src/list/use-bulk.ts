import { bulkAnswerSchema, type BulkAnswer } from '@pazar/contracts/bulk';
import type { Problem } from '@pazar/contracts/problem';
import { formatNumber } from '@pazar/format/number';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useState } from 'react';
import type { BulkAction, BulkSelection, BulkSetup } from './bulk-action.ts';
import { useUndoable } from './use-undoable.ts';

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
}

export interface Bulk {
  readonly progress: BulkProgress | null;
  readonly outcome: BulkOutcome | null;
  readonly run: (action: BulkAction, selection: BulkSelection, params?: object) => Promise<void>;
  readonly dismiss: () => void;
}

/** Rows in one request: few enough that progress shows. */
const chunkSize = 100;

/** Does something with many rows, in parts, and offers to take it back. */
export function useBulk<Row>(scope: string, setup: BulkSetup<Row>): Bulk {
  const http = useHttp();
  const locale = useLocale();
  const { offer } = useUndoable(scope);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  async function run(action: BulkAction, selection: BulkSelection, params = action.params ?? {}) {
    if (progress !== null) return;
    const parts = partsOf(selection);
    const total = 'ids' in selection ? selection.ids.length : null;
    const answers: BulkAnswer[] = [];
    let error: Error | null = null;
    setOutcome(null);
    setProgress({ action, done: 0, total });
    try {
      for (const part of parts) {
        const body = { ...part, action: action.key, params };
        const idempotencyKey = crypto.randomUUID();
        answers.push(await post(http, { path: setup.path, body, idempotencyKey }));
        setProgress({ action, done: answers.length * chunkSize, total });
      }
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error(String(cause));
    }
    const succeeded = answers.reduce((sum, answer) => sum + answer.succeeded.length, 0);
    const failed = answers.flatMap((answer) => answer.failed);
    setProgress(null);
    setOutcome({ action, succeeded, failed, error });
    if (succeeded === 0) return;
    setup.onChanged();
    const message = action.done({ count: succeeded, number: formatNumber(succeeded, locale) });
    offerUndo(answers, message);
  }

  function offerUndo(answers: readonly BulkAnswer[], message: string): void {
    const tokens = answers.flatMap(({ undoToken }) => undoToken ?? []).toReversed();
    if (tokens.length === 0) return;
    const left = new Map(tokens.map((token) => [token, crypto.randomUUID()]));
    const until = answers.find(({ undoUntil }) => undoUntil !== null)?.undoUntil ?? null;
    async function undo(): Promise<void> {
      for (const [undoToken, idempotencyKey] of left) {
        await post(http, { path: `${setup.path}/undo`, body: { undoToken }, idempotencyKey });
        left.delete(undoToken);
      }
      setup.onChanged();
    }
    offer({ message, until, undo });
  }

  return { progress, outcome, run, dismiss: () => setOutcome(null) };
}

interface BulkCall {
  readonly path: string;
  readonly body: object;
  readonly idempotencyKey: string;
}

function post(http: HttpClient, { path, ...call }: BulkCall): Promise<BulkAnswer> {
  return http.post(path, { ...call, schema: bulkAnswerSchema });
}

function partsOf(selection: BulkSelection): BulkSelection[] {
  if (!('ids' in selection)) return [selection];
  const { ids } = selection;
  const count = Math.ceil(ids.length / chunkSize);
  return Array.from({ length: count }, (_, part) => ({
    ids: ids.slice(part * chunkSize, (part + 1) * chunkSize),
  }));
}
