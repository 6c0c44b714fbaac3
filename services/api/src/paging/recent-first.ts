import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SortKey } from './keyset.ts';
import type { Position } from './slice.ts';

/** The order of every list by default: what changed last comes first. */
export function recentFirst(table: { updatedAt: PgColumn; id: PgColumn }): SortKey[] {
  return [
    { column: table.updatedAt, descending: true },
    { column: table.id, descending: false },
  ];
}

/** A row's position in that order. */
export function recentPosition(row: { updatedAt: Date; id: string }): Position {
  return [row.updatedAt.toISOString(), row.id];
}
