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
const maxLots = 5;

/** The lots that a product is sold from with something left, soonest past their best first. */
export const lotsOf = (http: HttpClient, productId: string) =>
  readItems(http, {
    key: [...lotResource.key, 'of-product', productId],
    path: '/v1/produce',
    schema: lotPageSchema,
    query: { productId, stock: 'some', sort: 'bestBefore', limit: maxLots },
  });

/** The sales in the ledger of a product, also of other products of its lots, in seven days with today. */
export const weekOf = (http: HttpClient, productId: string, today: string) =>
  readItems(http, {
    key: [...productResource.key, 'movements', productId, 'week', today],
    path: `/v1/products/${productId}/movements`,
    schema: movementPageSchema,
    query: { type: 'SALE', occurredFrom: dayAfter(today, -6), limit: maxPageLimit },
  });

/** How much of a product was sold. An entry that was reversed is no sale, and neither is its reversal. */
export function soldOf(productId: string, sales: readonly Movement[]): string {
  const sold = sales.filter(
    (sale) =>
      sale.productId === productId && sale.reversesId === null && sale.reversedById === null,
  );
  return negative(sumOf(...sold.map(({ quantity }) => quantity)));
}
