import { maxCountedTotal, type Page } from '@pazar/contracts/page';
import type { PageQuery } from '@pazar/contracts/page-query';
import { createCursorCodec } from './cursor-codec.ts';
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

export function createPager(cursorKey: Uint8Array): Pager {
  const codec = createCursorCodec(cursorKey);

  return {
    page: async ({ query, scope }, read) => {
      const { limit, cursor, count: counted } = query;
      const start = { direction: 'next', position: null } as const;
      const place = cursor === undefined ? start : codec.decode(cursor, scope);
      const { rows, hasBefore, hasAfter, total } = await read({ limit, counted, ...place });

      // All rows of a page may be deleted since its cursor was made; then the previous page is read
      // from the nearest end of the list, where an absent position starts.
      const first = rows[0]?.position ?? null;
      const last = rows.at(-1)?.position ?? null;
      return {
        items: rows.map((row) => row.item),
        page: {
          next: hasAfter ? codec.encode({ direction: 'next', position: last }, scope) : null,
          prev: hasBefore ? codec.encode({ direction: 'prev', position: first }, scope) : null,
          limit,
          ...(total !== null && {
            total: Math.min(total, maxCountedTotal),
            totalIsExact: total <= maxCountedTotal,
          }),
        },
      };
    },
  };
}
