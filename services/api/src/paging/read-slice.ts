import type { KeysetClauses, SortKey } from './keyset.ts';
import { keysetClauses } from './keyset.ts';
import type { Slice, SliceRequest } from './slice.ts';

type Row<Item> = Slice<Item>['rows'][number];

/** How a repository reads its list. */
export interface ListSource<Item> {
  keys: readonly SortKey[];
  read: (clauses: KeysetClauses) => Promise<Row<Item>[]>;
  count: () => Promise<number>;
}

/** Reads one slice and learns whether rows remain on either side of it. */
export async function readSlice<Item>(
  request: SliceRequest,
  { keys, read, count }: ListSource<Item>,
): Promise<Slice<Item>> {
  const forward = request.direction === 'next';
  const total = request.counted ? await count() : null;
  const found = await read(keysetClauses(keys, request));
  const rows = found.slice(0, request.limit);
  const continues = found.length > request.limit;
  // Where the reader came from, there were rows when the cursor was made.
  const hasOrigin = request.position !== null;
  return {
    rows: forward ? rows : rows.toReversed(),
    hasBefore: forward ? hasOrigin : continues,
    hasAfter: forward ? continues : hasOrigin,
    total,
  };
}
