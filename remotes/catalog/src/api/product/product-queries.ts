import { accountSchema } from '@pazar/contracts/account';
import { categoryListSchema } from '@pazar/contracts/reference';
import { locationPageSchema } from '@pazar/contracts/location';
import { movementPageSchema } from '@pazar/contracts/movement';
import { maxPageLimit } from '@pazar/contracts/page';
import { lotPageSchema } from '@pazar/contracts/produce';
import { type PriceAdjustment, pricePreviewSchema } from '@pazar/contracts/product-bulk';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import { productHistoryPageSchema } from '@pazar/contracts/product-history';
import { productPageSchema } from '@pazar/contracts/product';
import type { Unit } from '@pazar/contracts/quantity';
import type { HttpClient } from '@pazar/shell/http';
import type { ListQuery } from '@pazar/ui/list/query/use-list-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { productList } from '../../model/product/product-list.ts';

/** Everything of a product hangs below this key: a change makes it all old. */
export const productKey = ['catalog', 'products'] as const;

/** Reference lists change once a season. */
const referenceStaleTime = 60 * 60 * 1000;

/** Entries of a history or of a ledger on one page of it. */
const entriesOnPage = 10;

/** One page of what belongs to one product. */
interface Part {
  readonly id: string;
  readonly cursor: string | undefined;
}

export const productQueries = {
  list: (http: HttpClient, query: ListQuery<typeof productList>) =>
    queryOptions({
      queryKey: [...productKey, 'list', query] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/products', {
          schema: productPageSchema,
          query,
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  detail: (http: HttpClient, id: string) =>
    queryOptions({
      queryKey: [...productKey, 'detail', id] as const,
      queryFn: ({ signal }) =>
        http.get(`/v1/products/${id}`, { schema: productDetailSchema, signal }),
    }),

  history: (http: HttpClient, { id, cursor }: Part) =>
    queryOptions({
      queryKey: [...productKey, 'history', id, { cursor }] as const,
      queryFn: ({ signal }) =>
        http.get(`/v1/products/${id}/history`, {
          schema: productHistoryPageSchema,
          query: { limit: entriesOnPage, cursor },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  movements: (http: HttpClient, { id, cursor }: Part) =>
    queryOptions({
      queryKey: [...productKey, 'movements', id, { cursor }] as const,
      queryFn: ({ signal }) =>
        http.get(`/v1/products/${id}/movements`, {
          schema: movementPageSchema,
          query: { limit: entriesOnPage, cursor, count: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  /** What a change would make of the prices; asked by `POST` because the selection may be long. */
  pricePreview: (http: HttpClient, selection: object, params: PriceAdjustment) =>
    queryOptions({
      queryKey: [...productKey, 'price-preview', selection, params] as const,
      queryFn: ({ signal }) =>
        http.post('/v1/products/bulk/preview', {
          schema: pricePreviewSchema,
          body: { ...selection, params },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),

  /** Own lots that are counted in the product's base unit: those that it can draw on. */
  lots: (http: HttpClient, unit: Unit) =>
    queryOptions({
      queryKey: [...productKey, 'lots', { unit }] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get('/v1/produce', {
          schema: lotPageSchema,
          query: { unit, sort: '-remaining', limit: maxPageLimit },
          signal,
        });
        return items;
      },
    }),

  /** Own places where something can be bought. */
  places: (http: HttpClient) =>
    queryOptions({
      queryKey: ['catalog', 'places', 'of-sale'] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get('/v1/locations', {
          schema: locationPageSchema,
          query: { status: 'ACTIVE', limit: maxPageLimit },
          signal,
        });
        return items;
      },
    }),

  /** Whether the agent charges VAT: who does not sees nothing of it. */
  hasVat: (http: HttpClient) =>
    queryOptions({
      queryKey: ['catalog', 'has-vat'] as const,
      queryFn: async ({ signal }) => {
        const { business } = await http.get('/v1/account', { schema: accountSchema, signal });
        return business.vatRegistered;
      },
      staleTime: referenceStaleTime,
    }),

  categories: (http: HttpClient) =>
    queryOptions({
      queryKey: ['catalog', 'reference', 'categories'] as const,
      queryFn: async ({ signal }) => {
        const { items } = await http.get('/v1/reference/categories', {
          schema: categoryListSchema,
          signal,
        });
        return items;
      },
      staleTime: referenceStaleTime,
    }),
};
