import { maxCountedTotal, type Page } from '@pazar/contracts/page';
import type { PageQuery } from '@pazar/contracts/page-query';
import { createCursorCodec, type CursorContent } from './cursor-codec.ts';
import type { Slice, SliceRequest } from './slice.ts';

/** Reads pages of lists: a query with a cursor in, rows with signed cursors out. */
export interface Pager {
  /** `scope` names the list and its owner; cursors are valid only within it. */
  page: <Item>(
    request: {
      query: Pick<PageQuery, 'limit' | 'count'> & { cursor?: string | undefined };
      scope: string;
    },
    read: (slice: SliceRequest) => Promise<Slice<Item>>,
  ) => Promise<Page<Item>>;
}

const start: CursorContent = { direction: 'next', position: null, before: 0 };

export function createPager(cursorKey: Uint8Array): Pager {
  const codec = createCursorCodec(cursorKey);

  return {
    page: async ({ query, scope }, read) => {
      const { limit, cursor, count: counted } = query;
      const { before, ...place } = cursor === undefined ? start : codec.decode(cursor, scope);
      const slice = await read({ limit, counted, ...place });
      const { rows, hasBefore, hasAfter, total } = slice;

      // All rows of a page may be deleted since its cursor was made; then the previous page is read
      // from the nearest end of the list, where an absent position starts.
      const first = rows[0]?.position ?? null;
      const last = rows.at(-1)?.position ?? null;
      const ahead = rowsAhead(slice, { before, ...place });
      const passed = ahead === undefined ? undefined : ahead + rows.length;
      const toCursor = (content: CursorContent) => codec.encode(content, scope);
      return {
        items: rows.map((row) => row.item),
        page: {
          next: hasAfter ? toCursor({ direction: 'next', position: last, before: passed }) : null,
          prev: hasBefore ? toCursor({ direction: 'prev', position: first, before: ahead }) : null,
          limit,
          ...(ahead !== undefined && rows.length > 0 && { from: ahead + 1 }),
          ...(total !== null && {
            total: Math.min(total, maxCountedTotal),
            totalIsExact: total <= maxCountedTotal,
          }),
        },
      };
    },
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
