import { useSearchParams } from 'react-router-dom';
import type { RowsShown } from './import-state.ts';

/** Which rows of an import are shown, and their page. */
export interface ShownRows {
  readonly status: RowsShown;
  /** Undefined for the first page. */
  readonly cursor: string | undefined;
  /** Shows another page; null is the first. */
  readonly goTo: (cursor: string | null) => void;
  /** Shows another page in place of this one, which is empty by now. */
  readonly leaveFor: (cursor: string | null) => void;
  /** Shows the first page of other rows. */
  readonly show: (status: RowsShown) => void;
}

export interface ShownRowsOptions {
  /** The rows that are shown until others are chosen. */
  first: RowsShown;
  /** The only rows that can be shown; null for a choice. */
  only: RowsShown | null;
  /** Called before the URL changes. */
  beforeGo: () => void;
}

/**
 * Keeps both in the URL, for "back". The API accepts a cursor only with the filter that it was made
 * for, so one of other rows is ignored.
 */
export function useShownRows({ first, only, beforeGo }: ShownRowsOptions): ShownRows {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('rows');
  const status = only ?? (chosen === 'error' || chosen === 'all' ? chosen : first);

  function go(rows: RowsShown, cursor: string | null, replace = false): void {
    beforeGo();
    const next = new URLSearchParams(params);
    next.set('rows', rows);
    if (cursor === null) next.delete('cursor');
    else next.set('cursor', cursor);
    setParams(next, { replace });
  }
  return {
    status,
    cursor: chosen === status ? (params.get('cursor') ?? undefined) : undefined,
    goTo: (cursor) => go(status, cursor),
    leaveFor: (cursor) => go(status, cursor, true),
    show: (rows) => go(rows, null),
  };
}
