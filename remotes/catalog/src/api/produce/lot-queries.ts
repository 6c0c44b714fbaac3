import type { Locale } from '@pazar/contracts/locale';
import { locationPageSchema } from '@pazar/contracts/location';
import { type Movement, movementPageSchema } from '@pazar/contracts/movement';
import { movementTraceSchema } from '@pazar/contracts/movement-trace';
import { maxPageLimit } from '@pazar/contracts/page';
import { lotPageSchema } from '@pazar/contracts/produce';
import { produceCalendarSchema } from '@pazar/contracts/produce-calendar';
import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import { linkPreviewSchema } from '@pazar/contracts/produce-links';
import { productPageSchema } from '@pazar/contracts/product';
import { cropListSchema } from '@pazar/contracts/reference';
import type { HttpClient } from '@pazar/shell/http';
import type { ListQuery } from '@pazar/ui/list/query/use-list-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { lotList } from '../../model/produce/lot-list.ts';

/** Everything of a lot hangs below this key: a booking makes it all old. */
export const produceKey = ['catalog', 'produce'] as const;

/** Reference lists change once a season. */
const referenceStaleTime = 60 * 60 * 1000;

/** Something can be recorded on lots in these states. */
const openStatuses = ['PLANNED', 'GROWING', 'AVAILABLE'] as const;

/** More than these nobody reads: another letter narrows them. */
const mostFound = 20;

/** Entries of a ledger on one page of it. */
const ledgerPage = 10;

export const lotQueries = {
  /** One page of the list, by what its address asks for. */
  list: (http: HttpClient, query: ListQuery<typeof lotList>) =>
    queryOptions({
      queryKey: [...produceKey, 'list', query] as const,
      queryFn: ({ signal }) => http.get('/v1/produce', { schema: lotPageSchema, query, signal }),
      placeholderData: keepPreviousData,
    }),

  detail: (http: HttpClient, id: string) =>
    queryOptions({
      queryKey: [...produceKey, 'detail', id] as const,
      queryFn: ({ signal }) => http.get(`/v1/produce/${id}`, { schema: lotDetailSchema, signal }),
    }),

  movements: (http: HttpClient, { id, cursor }: { id: string; cursor: string | undefined }) =>
    queryOptions({
      queryKey: [...produceKey, 'movements', id, { cursor }] as const,
      queryFn: ({ signal }) =>
        http.get(`/v1/produce/${id}/movements`, {
          schema: movementPageSchema,
          query: { limit: ledgerPage, cursor, count: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  /** What was picked or received of a lot and not taken back, oldest first. */
  pickings: (http: HttpClient, id: string) =>
    queryOptions({
      queryKey: [...produceKey, 'pickings', id] as const,
      queryFn: async ({ signal }) => {
        const all: Movement[] = [];
        // All of them: a label names the first day and the last.
        for (let cursor: string | null | undefined; cursor !== null;) {
          const { items, page } = await http.get(`/v1/produce/${id}/movements`, {
            schema: movementPageSchema,
            query: {
              type: ['HARVEST', 'RECEIPT'],
              reversal: false,
              sort: 'occurredAt',
              limit: maxPageLimit,
              cursor,
            },
            signal,
          });
          all.push(...items);
          cursor = page.next;
        }
        return all.filter(({ reversedById }) => reversedById === null);
      },
    }),

  /** The last sale of a lot: what the next one starts with. */
  lastSale: (http: HttpClient, id: string) =>
    queryOptions({
      queryKey: [...produceKey, 'last-sale', id] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get(`/v1/produce/${id}/movements`, {
          schema: movementPageSchema,
          query: { type: 'SALE', reversal: false, sort: '-occurredAt', limit: 1 },
          signal,
        });
        return items[0] ?? null;
      },
    }),

  /** Lots that something can be recorded on, worked on last first. */
  open: (http: HttpClient) =>
    queryOptions({
      queryKey: [...produceKey, 'open'] as const,
      queryFn: async ({ signal }) => {
        const { items, page } = await http.get('/v1/produce', {
          schema: lotPageSchema,
          query: { status: openStatuses, sort: '-updatedAt', limit: maxPageLimit },
          signal,
        });
        return { lots: items, hasMore: page.next !== null };
      },
      // Kept for the field, where there may be no network to ask again.
      gcTime: Number.POSITIVE_INFINITY,
    }),

  /** Open lots by name, number or place: those beyond the loaded ones are found here. */
  openMatching: (http: HttpClient, q: string) =>
    queryOptions({
      queryKey: [...produceKey, 'open-matching', q] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get('/v1/produce', {
          schema: lotPageSchema,
          query: { q, status: openStatuses, limit: mostFound },
          signal,
        });
        return items;
      },
    }),

  /** Lots to sell before their best is over, soonest first. */
  sellFirst: (http: HttpClient) =>
    queryOptions({
      queryKey: [...produceKey, 'sell-first'] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get('/v1/produce', {
          schema: lotPageSchema,
          query: { sellFirst: true, sort: 'bestBefore', limit: 5 },
          signal,
        });
        return items;
      },
    }),

  calendar: (http: HttpClient, { year, locale }: { year: number; locale: Locale }) =>
    queryOptions({
      queryKey: [...produceKey, 'calendar', { year, locale }] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/produce/calendar', {
          schema: produceCalendarSchema,
          query: { year },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  trace: (http: HttpClient, movementId: string) =>
    queryOptions({
      queryKey: [...produceKey, 'trace', movementId] as const,
      queryFn: ({ signal }) =>
        http.get(`/v1/movements/${movementId}/trace`, { schema: movementTraceSchema, signal }),
    }),

  /** What links would do to the stock of products; nothing is changed by asking. */
  linkPreview: (
    http: HttpClient,
    { id, productIds }: { id: string; productIds: readonly string[] },
  ) =>
    queryOptions({
      queryKey: [...produceKey, 'link-preview', id, productIds] as const,
      queryFn: () =>
        http.post(`/v1/produce/${id}/links/preview`, {
          schema: linkPreviewSchema,
          body: { productIds },
        }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  /** Own products in the lot's unit: those that it can be sold as. */
  products: (http: HttpClient) =>
    queryOptions({
      queryKey: [...produceKey, 'products'] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get('/v1/products', {
          schema: productPageSchema,
          query: { status: ['DRAFT', 'ACTIVE'], sort: 'name', limit: maxPageLimit },
          signal,
        });
        return items;
      },
    }),

  crops: (http: HttpClient) =>
    queryOptions({
      queryKey: ['catalog', 'reference', 'crops'] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get('/v1/reference/crops', { schema: cropListSchema, signal });
        return items.filter(({ active }) => active);
      },
      staleTime: referenceStaleTime,
    }),

  /** Own places where a lot can grow or lie. */
  places: (http: HttpClient) =>
    queryOptions({
      queryKey: ['catalog', 'places'] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get('/v1/locations', {
          schema: locationPageSchema,
          query: {
            status: 'ACTIVE',
            type: ['FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD', 'FARM', 'WAREHOUSE'],
            limit: maxPageLimit,
          },
          signal,
        });
        return items;
      },
    }),
};
