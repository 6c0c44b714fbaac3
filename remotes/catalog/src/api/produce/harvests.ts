import { type Movement, movementPageSchema } from '@pazar/contracts/movement';
import { maxPageLimit } from '@pazar/contracts/page';
import { productPageSchema } from '@pazar/contracts/product';
import { readItems } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { queryOptions } from '@tanstack/react-query';
import { lotResource } from './lots.ts';

/** What was harvested or received of a lot and not reversed, oldest first. */
export const harvestsOf = (http: HttpClient, id: string) =>
  queryOptions({
    queryKey: [...lotResource.key, 'harvests', id] as const,
    queryFn: async ({ signal }) => {
      const all: Movement[] = [];
      const query = {
        type: ['HARVEST', 'RECEIPT'],
        reversal: false,
        sort: 'occurredAt',
        limit: maxPageLimit,
      };
      // All of them: a label names the first day and the last.
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { items, page } = await http.get(`/v1/produce/${id}/movements`, {
          schema: movementPageSchema,
          query: { ...query, cursor },
          signal,
        });
        all.push(...items);
        cursor = page.next;
      }
      return all.filter(({ reversedById }) => reversedById === null);
    },
  });

/** The last sale of a lot, none or one: what the next one starts with. */
export const lastSaleOf = (http: HttpClient, id: string) =>
  readItems(http, {
    key: [...lotResource.key, 'last-sale', id],
    path: `/v1/produce/${id}/movements`,
    schema: movementPageSchema,
    query: { type: 'SALE', reversal: false, sort: '-occurredAt', limit: 1 },
  });

/** What was recorded last on a lot and not reversed, the latest first, and whether nothing ever was. */
export const lastMovementsOf = (http: HttpClient, id: string) => ({
  ...readItems(http, {
    key: [...lotResource.key, 'last-movements', id],
    path: `/v1/produce/${id}/movements`,
    schema: movementPageSchema,
    query: { reversal: false, sort: '-occurredAt', limit: 2 * maxHarvests },
  }),
  select: (last: Movement[]) => ({
    isNew: last.length === 0,
    movements: last.filter(({ reversedById }) => reversedById === null).slice(0, maxHarvests),
  }),
});

/** As many as fit beside a form. */
const maxHarvests = 6;

/** The products that are sold from a lot, two at most: whether there is one alone. */
export const soldFrom = (http: HttpClient, id: string) =>
  readItems(http, {
    key: [...lotResource.key, 'sold-as', id],
    path: '/v1/products',
    schema: productPageSchema,
    query: { produceId: id, status: ['DRAFT', 'ACTIVE'], limit: 2 },
  });
