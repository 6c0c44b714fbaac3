import { promotionCodeSchema } from '@pazar/contracts/promotion-code';
import { type SaleOffers, saleOffersSchema } from '@pazar/contracts/sale-offers';
import { read, type ReadQuery } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

/** A sale, and the conditions that a promotion may set on it. */
export interface AskedOffers {
  readonly productId: string | null;
  readonly packId: string | null;
  readonly code: string;
  readonly locationId: string | null;
  /** An instant; null: now. */
  readonly occurredAt: string | null;
}

/** Under which promotions a product can be sold. */
export function saleOffers(
  http: HttpClient,
  { productId, packId, code, locationId, occurredAt }: AskedOffers,
): ReadQuery<SaleOffers> {
  const query = {
    packId: packId ?? undefined,
    // While it is typed it is none yet, which the server refuses.
    code: promotionCodeSchema.safeParse(code).data,
    locationId: locationId ?? undefined,
    occurredAt: occurredAt ?? undefined,
  };
  return {
    ...read(http, {
      key: ['catalog', 'offers', productId, query],
      path: `/v1/products/${productId ?? ''}/offers`,
      schema: saleOffersSchema,
      query,
    }),
    enabled: productId !== null,
  };
}
