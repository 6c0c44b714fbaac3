import { type Movement, movementPageSchema } from '@pazar/contracts/movement';
import { maxPageLimit } from '@pazar/contracts/page';
import { lotPageSchema } from '@pazar/contracts/produce';
import { negative, sumOf } from '@pazar/format/quantity-math';
import { dayAfter } from '@pazar/format/market-day';
import { readItems } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { lotResource } from '../produce/lots.ts';
import { productResource } from './products.ts';

/** Lots that the info bar has room for. */
const mostLots = 5;

/** The lots that a product is sold from with something left, soonest past their best first. */
export const lotsOf = (http: HttpClient, productId: string) =>
  readItems(http, {
    key: [...lotResource.key, 'of-product', productId],
    path: '/v1/produce',
    schema: lotPageSchema,
    query: { productId, stock: 'some', sort: 'bestBefore', limit: mostLots },
  });

/** The sales of a product, also those that were entered on its lots, in seven days with today. */
export const weekOf = (http: HttpClient, productId: string, today: string) =>
  readItems(http, {
    key: [...productResource.key, 'movements', productId, 'week', today],
    path: `/v1/products/${productId}/movements`,
    schema: movementPageSchema,
    query: { type: 'SALE', occurredFrom: dayAfter(today, -6), limit: maxPageLimit },
  });

/** How much was sold: an entry that was reversed and its reversal cancel each other out. */
export const soldIn = (sales: readonly Movement[]): string =>
  negative(sumOf(...sales.map(({ quantity }) => quantity)));
