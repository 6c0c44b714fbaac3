import { bulkAnswerSchema } from '@pazar/contracts/bulk';
import { bookingSchema } from '@pazar/contracts/movement';
import type { MovementInput } from '@pazar/contracts/movement-input';
import type { ProductBulk } from '@pazar/contracts/product-bulk';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import type {
  ProductImagesInput,
  ProductInput,
  ProductPatch,
} from '@pazar/contracts/product-input';
import type { HttpClient } from '@pazar/shell/http';

/** A product as it was read: one changed since answers `version-conflict`. */
export interface ProductTarget {
  readonly id: string;
  readonly version: number;
}

export type ProductTransition = 'publish' | 'unpublish' | 'archive' | 'restore';

/** A product that is to have another state. */
interface ProductMove extends ProductTarget {
  readonly transition: ProductTransition;
  /** Also takes away what a running promotion is only for. */
  readonly confirm: boolean;
}

const nothing = { parse: () => undefined };

/** Every change of a product. Each `idempotencyKey` is one thing that the agent does. */
export const productChanges = {
  create: (http: HttpClient, body: ProductInput, idempotencyKey: string) =>
    http.post('/v1/products', { schema: productDetailSchema, body, idempotencyKey }),

  patch: (http: HttpClient, { id, version }: ProductTarget, body: ProductPatch) =>
    http.patch(`/v1/products/${id}`, { schema: productDetailSchema, body, ifMatch: version }),

  remove: (http: HttpClient, { id, version }: ProductTarget) =>
    http.delete(`/v1/products/${id}`, { schema: nothing, ifMatch: version }),

  duplicate: (http: HttpClient, id: string, idempotencyKey: string) =>
    http.post(`/v1/products/${id}/duplicate`, { schema: productDetailSchema, idempotencyKey }),

  move: (
    http: HttpClient,
    { id, version, transition, confirm }: ProductMove,
    idempotencyKey: string,
  ) =>
    http.post(`/v1/products/${id}/${transition}`, {
      schema: productDetailSchema,
      body: { confirm },
      ifMatch: version,
      idempotencyKey,
    }),

  linkLots: (http: HttpClient, { id, version }: ProductTarget, produceIds: readonly string[]) =>
    http.put(`/v1/products/${id}/produce`, {
      schema: productDetailSchema,
      body: { produceIds },
      ifMatch: version,
    }),

  arrangeImages: (http: HttpClient, { id, version }: ProductTarget, body: ProductImagesInput) =>
    http.put(`/v1/products/${id}/images`, {
      schema: productDetailSchema,
      body,
      ifMatch: version,
    }),

  book: (
    http: HttpClient,
    { id, input }: { id: string; input: Partial<MovementInput> },
    idempotencyKey: string,
  ) =>
    http.post(`/v1/products/${id}/movements`, {
      schema: bookingSchema,
      body: input,
      idempotencyKey,
    }),

  /** Takes an entry of the ledger back, with all that was booked together with it. */
  reverse: (http: HttpClient, movementId: string, idempotencyKey: string) =>
    http.post(`/v1/movements/${movementId}/reverse`, {
      schema: bookingSchema,
      body: { note: null },
      idempotencyKey,
    }),

  bulk: (http: HttpClient, body: ProductBulk, idempotencyKey: string) =>
    http.post('/v1/products/bulk', { schema: bulkAnswerSchema, body, idempotencyKey }),

  undoBulk: (http: HttpClient, undoToken: string, idempotencyKey: string) =>
    http.post('/v1/products/bulk/undo', {
      schema: bulkAnswerSchema,
      body: { undoToken },
      idempotencyKey,
    }),
};
