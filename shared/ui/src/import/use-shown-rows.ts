import { useSearchParams } from '@pazar/shell/router';
import type { RowsShown } from './import-state.ts';

/** Which rows of an import are shown, and their page. */
export interface ShownRows {
  readonly status: RowsShown;
  /** Undefined for the first page. */
  readonly cursor: string | undefined;
  /** Shows another page; null is the first. */
  readonly goTo: (cursor: string | null) => void;
  /** Shows the first page of other rows. */
  readonly show: (status: RowsShown) => void;
}

/**
 * Keeps both in the URL, for "back". The API accepts a cursor only with the filter that it was made
 * for, so one of other rows is ignored.
 *
 * @param first the rows that are shown until others are chosen
 * @param only the only rows that can be shown; null for a choice
 */
export function useShownRows(first: RowsShown, only: RowsShown | null): ShownRows {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('rows');
  const status = only ?? (chosen === 'error' || chosen === 'all' ? chosen : first);

  function go(rows: RowsShown, cursor: string | null): void {
    const next = new URLSearchParams(params);
    next.set('rows', rows);
    if (cursor === null) next.delete('cursor');
    else next.set('cursor', cursor);
    setParams(next);
  }
  return {
    status,
    cursor: chosen === status ? (params.get('cursor') ?? undefined) : undefined,
    goTo: (cursor) => go(status, cursor),
    show: (rows) => go(rows, null),
  };
}
