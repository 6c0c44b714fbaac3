import { useCallback, useEffect, useRef } from 'react';

/**
 * The names of all rows that were on the page, for messages about rows that are on another one now.
 *
 * @returns the name by id; undefined for a row that was never on the page
 */
export function useRowNames<Row extends { id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): (id: string) => string | undefined {
  const names = useRef(new Map<string, string>());
  useEffect(function remember() {
    for (const row of rows) names.current.set(row.id, nameOf(row));
  });
  return useCallback((id: string) => names.current.get(id), []);
}
