import { useCallback, useEffect, useRef } from 'react';

/**
 * The names of all rows seen so far, for messages about rows on other pages.
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
