import { maxCountedTotal, type Page, type PageQuery } from '@pazar/contracts/page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCursorCodec } from './cursor-codec.ts';
import type { Slice, SliceRequest } from './slice.ts';

/** Answers list requests: query in, rows with signed cursors and a `Link` header out. */
export interface Pager {
  /** `scope` names the list and whose it is; cursors are valid within it alone. */
  answer: <Item>(
    request: {
      query: Pick<PageQuery, 'limit' | 'count'> & { cursor?: string | undefined };
      scope: string;
      reply: FastifyReply;
      /** Its other parameters are kept in the `Link` header. */
      request?: FastifyRequest;
    },
    read: (slice: SliceRequest) => Promise<Slice<Item>>,
  ) => Promise<Page<Item>>;
}

export function createPager(cursorKey: Uint8Array): Pager {
  const codec = createCursorCodec(cursorKey);

  return {
    answer: async ({ query, scope, reply, request }, read) => {
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
      setLinkHeader(reply, parametersOf(request, limit), { next, prev });
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

/** The parameters of the request without its place in the list. */
function parametersOf(request: FastifyRequest | undefined, limit: number): URLSearchParams {
  const parameters = new URLSearchParams(request?.url.split('?', 2)[1]);
  parameters.delete('cursor');
  parameters.set('limit', String(limit));
  return parameters;
}

/** RFC 8288. The targets are relative to the request, so they hold behind any prefix. */
function setLinkHeader(
  reply: FastifyReply,
  parameters: URLSearchParams,
  cursors: Record<'next' | 'prev', string | null>,
): void {
  const links = Object.entries(cursors).flatMap(([relation, cursor]) =>
    cursor === null ? [] : `<?${parameters.toString()}&cursor=${cursor}>; rel="${relation}"`,
  );
  if (links.length > 0) reply.header('link', links.join(', '));
}
