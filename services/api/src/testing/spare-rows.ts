import type { RowKind } from './route-rules.ts';
import { createWalkRows } from './walk-rows.ts';
import type { TestApp } from './test-app.ts';

/** A row that a test has for one request. */
export interface SpareRow {
  id: string;
  /** Keeps the row for another request; only for a row that the request did not change. */
  keep: () => void;
}

/** Makes rows, and hands out those again that no request has changed: making one takes several requests. */
export function createSpareRows(test: TestApp) {
  const makeRow = createWalkRows(test);
  const spare = new Map<string, string[]>();

  return async function takeRow(kind: RowKind, owner: string): Promise<SpareRow> {
    const name = `${kind} of ${owner}`;
    const kept = spare.get(name) ?? [];
    spare.set(name, kept);
    const id = kept.pop() ?? (await makeRow(kind, owner));
    return { id, keep: () => kept.push(id) };
  };
}
