import { maxCountedTotal, type Page, type PageQuery } from '@pazar/contracts/page';
import type { FastifyReply } from 'fastify';
import { createCursorCodec } from './cursor-codec.ts';
import type { Slice, SliceRequest } from './slice.ts';

/** Answers list requests: query in, rows with signed cursors and a `Link` header out. */
export interface Pager {
  /** `scope` names the list and whose it is; cursors are valid within it alone. */
  answer: <Item>(
    request: { query: PageQuery; scope: string; reply: FastifyReply },
    read: (slice: SliceRequest) => Promise<Slice<Item>>,
  ) => Promise<Page<Item>>;
}

export function createPager(cursorKey: Uint8Array): Pager {
  const codec = createCursorCodec(cursorKey);

  return {
    answer: async ({ query, scope, reply }, read) => {
      const { limit, cursor, count: counted } = query;
      const start = { direction: 'next', position: null } as const;
      const place = cursor === undefined ? start : codec.decode(cursor, scope);
      const { rows, hasBefore, hasAfter, total } = await read({ limit, counted, ...place });

      // All rows of a page may be gone since its cursor was made; then the way back leads to the
      // nearest end of the list, which is where an absent position starts.
      const first = rows[0]?.position ?? null;
      const last = rows.at(-1)?.position ?? null;
      const next = hasAfter ? codec.encode({ direction: 'next', position: last }, scope) : null;
      const prev = hasBefore ? codec.encode({ direction: 'prev', position: first }, scope) : null;
      setLinkHeader(reply, limit, { next, prev });
      return {
        items: rows.map((row) => row.item),
        page: {
          next,
          prev,
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

/** RFC 8288. The targets are relative to the request, so they hold behind any prefix. */
function setLinkHeader(
  reply: FastifyReply,
  limit: number,
  cursors: Record<'next' | 'prev', string | null>,
): void {
  const links = Object.entries(cursors).flatMap(([relation, cursor]) =>
    cursor === null ? [] : `<?limit=${limit}&cursor=${cursor}>; rel="${relation}"`,
  );
  if (links.length > 0) reply.header('link', links.join(', '));
}
