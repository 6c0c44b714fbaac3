import { bookingSchema } from '@pazar/contracts/movement';
import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import type { LotClose, LotInput, LotLoss, LotPatch } from '@pazar/contracts/produce-input';
import type { HttpClient } from '@pazar/shell/http';

/** A lot as it was read: a lot changed since answers `version-conflict`. */
export interface LotTarget {
  readonly id: string;
  readonly version: number;
}

const nothing = { parse: () => undefined };

/** Every change of a lot but its ledger. Each `idempotencyKey` is one thing that the agent does. */
export const lotChanges = {
  create: (http: HttpClient, body: LotInput, idempotencyKey: string) =>
    http.post('/v1/produce', { schema: lotDetailSchema, body, idempotencyKey }),

  patch: (http: HttpClient, { id, version }: LotTarget, body: LotPatch) =>
    http.patch(`/v1/produce/${id}`, { schema: lotDetailSchema, body, ifMatch: version }),

  remove: (http: HttpClient, { id, version }: LotTarget) =>
    http.delete(`/v1/produce/${id}`, { schema: nothing, ifMatch: version }),

  duplicate: (http: HttpClient, id: string, idempotencyKey: string) =>
    http.post(`/v1/produce/${id}/duplicate`, { schema: lotDetailSchema, idempotencyKey }),

  close: (
    http: HttpClient,
    { id, version, ...body }: LotTarget & LotClose,
    idempotencyKey: string,
  ) =>
    http.post(`/v1/produce/${id}/close`, {
      schema: lotDetailSchema,
      body,
      ifMatch: version,
      idempotencyKey,
    }),

  reopen: (http: HttpClient, { id, version }: LotTarget, idempotencyKey: string) =>
    http.post(`/v1/produce/${id}/reopen`, {
      schema: lotDetailSchema,
      ifMatch: version,
      idempotencyKey,
    }),

  markLost: (
    http: HttpClient,
    { id, version, ...body }: LotTarget & LotLoss,
    idempotencyKey: string,
  ) =>
    http.post(`/v1/produce/${id}/mark-lost`, {
      schema: lotDetailSchema,
      body,
      ifMatch: version,
      idempotencyKey,
    }),

  link: (http: HttpClient, { id, version }: LotTarget, productIds: readonly string[]) =>
    http.put(`/v1/produce/${id}/links`, {
      schema: lotDetailSchema,
      body: { productIds },
      ifMatch: version,
    }),

  /** Takes an entry of the ledger back, with all that was booked together with it. */
  reverse: (http: HttpClient, movementId: string, idempotencyKey: string) =>
    http.post(`/v1/movements/${movementId}/reverse`, {
      schema: bookingSchema,
      body: { note: null },
      idempotencyKey,
    }),
};
