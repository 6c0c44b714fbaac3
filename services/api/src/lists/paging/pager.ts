import { maxCountedTotal } from '@pazar/contracts/page';
import type { PageQuery } from '@pazar/contracts/page-query';
import { createCursorCodec, type CursorContent } from './cursor-codec.ts';
import type { Slice, SliceRequest } from './slice.ts';

/** Reads pages of lists: a query with a cursor in, rows with signed cursors out. */
export type Pager = ReturnType<typeof createPager>;

const start: CursorContent = { direction: 'next', position: null, before: 0 };

export function createPager(cursorKey: Uint8Array) {
  const codec = createCursorCodec(cursorKey);

  return {
    /** `scope` names the list and its owner; cursors are valid only within it. */
    page: async <Item>(
      {
        query,
        scope,
      }: {
        query: Pick<PageQuery, 'limit' | 'count'> & { cursor?: string | undefined };
        scope: string;
      },
      read: (slice: SliceRequest) => Promise<Slice<Item>>,
    ) => {
      const { limit, cursor, count: counted } = query;
      const asked = cursor === undefined ? start : codec.decode(cursor, scope);
      const { direction, position } = asked;
      const slice = await read({ limit, counted, direction, position });
      const { next, prev, from } = placeOf(slice, asked);
      const toCursor = (to: CursorContent | null) => to && codec.encode(to, scope);
      return {
        items: slice.rows.map((row) => row.item),
        page: {
          next: toCursor(next),
          prev: toCursor(prev),
          limit,
          ...(from !== undefined && { from }),
          ...totalOf(slice),
        },
      };
    },
  };
}

/** The ways on from a slice, and the number of its first row. */
function placeOf<Item>(slice: Slice<Item>, asked: CursorContent) {
  const { rows, hasBefore, hasAfter } = slice;
  // All rows of a page may be deleted since its cursor was made; then the previous page is read
  // from the nearest end of the list, where an absent position starts.
  const first = rows[0]?.position ?? null;
  const last = rows.at(-1)?.position ?? null;
  const ahead = rowsAhead(slice, asked);
  const passed = ahead === undefined ? undefined : ahead + rows.length;
  const next: CursorContent = { direction: 'next', position: last, before: passed };
  const prev: CursorContent = { direction: 'prev', position: first, before: ahead };
  return {
    next: hasAfter ? next : null,
    prev: hasBefore ? prev : null,
    from: ahead === undefined || rows.length === 0 ? undefined : ahead + 1,
  };
}

/**
 * Rows of the list before this slice, as the pages before it were read: counting them again would
 * read them all. Turning back to the first page corrects what changed meanwhile.
 */
function rowsAhead<Item>(
  { rows, hasBefore }: Slice<Item>,
  { direction, before }: CursorContent,
): number | undefined {
  if (!hasBefore) return 0;
  if (before === undefined || direction === 'next') return before;
  return Math.max(before - rows.length, 1);
}

function totalOf<Item>({ total }: Slice<Item>) {
  if (total === null) return {};
  return { total: Math.min(total, maxCountedTotal), totalIsExact: total <= maxCountedTotal };
}
