import { and, type SQL } from '../../database/drizzle.ts';
import { keysetClauses, type KeysetClauses, type SortKey } from './keyset.ts';
import type { Slice, SliceRequest } from './slice.ts';

type Row<Item> = Slice<Item>['rows'][number];

/** Rows of a list that come before those of the next part, and their order. */
export interface SlicePart {
  where: SQL | undefined;
  keys: readonly SortKey[];
}

export interface ListSource<Item> {
  /** One query, or more where reading an order one after the other is faster. */
  parts: readonly SlicePart[];
  /** Reads rows of a part; `clauses.where` has its condition. Positions are values of its keys. */
  read: (clauses: KeysetClauses, part: SlicePart) => Promise<Row<Item>[]>;
  count: () => Promise<number>;
}

/** Reads one slice and whether rows remain on either side of it. */
export async function readSlice<Item>(
  request: SliceRequest,
  source: ListSource<Item>,
): Promise<Slice<Item>> {
  const forward = request.direction === 'next';
  const total = request.counted ? await source.count() : null;
  const found = await readParts(request, source);
  const rows = found.slice(0, request.limit);
  const continues = found.length > request.limit;
  // On the side that the reader came from, there were rows when the cursor was made.
  const hasOrigin = request.position !== null;
  return {
    rows: forward ? rows : rows.toReversed(),
    hasBefore: forward ? hasOrigin : continues,
    hasAfter: forward ? continues : hasOrigin,
    total,
  };
}

/** A position starts with the number of its part. */
async function readParts<Item>(
  { direction, limit, position }: SliceRequest,
  { parts, read }: ListSource<Item>,
): Promise<Row<Item>[]> {
  const [number, ...place] = position ?? [];
  const end = direction === 'next' ? 0 : parts.length - 1;
  const first = number === undefined ? end : Number(number);
  const found: Row<Item>[] = [];
  for (let at = first; found.length <= limit; at += direction === 'next' ? 1 : -1) {
    const part = parts[at];
    if (part === undefined) break;
    const clauses = keysetClauses(part.keys, {
      direction,
      limit: limit - found.length,
      position: number !== undefined && at === first ? place : null,
    });
    const rows = await read({ ...clauses, where: and(part.where, clauses.where) }, part);
    found.push(
      ...rows.map(({ item, position: values }) => ({ item, position: [String(at), ...values] })),
    );
  }
  return found;
}
