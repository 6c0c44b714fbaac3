import { type PriceHistory, priceHistorySchema } from '@pazar/contracts/price-history';
import type { HttpClient } from '@pazar/shell/http';
import { read } from './read.ts';

/** From when on a pack has cost how much, and under which promotion. */
export type PriceChange = PriceHistory['packs'][number]['changes'][number];

/**
 * The past prices of a product's packs, the last change first: the proof of its lowest price.
 *
 * @param section the first member of the section's keys, so that its changes refetch the answer
 */
export const priceHistory = (http: HttpClient, section: string, productId: string) =>
  read(http, {
    key: [section, 'prices', productId],
    path: `/v1/products/${productId}/prices`,
    schema: priceHistorySchema,
  });
