import { bulkAnswerSchema, bulkUndoSchema } from '@pazar/contracts/bulk';
import {
  pricePreviewRequestSchema,
  pricePreviewSchema,
  productBulkSchema,
} from '@pazar/contracts/product-bulk';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { problemBody } from '../http/problem-answers.ts';
import { Refusal } from '../problems/refusal.ts';
import type { BulkCaller } from '../bulk/each-row.ts';
import type { ProductBulkService } from './product-bulk-service.ts';

const tags = ['product'];

export function productBulkRoutes(app: App, bulk: ProductBulkService): void {
  /**
   * `POST /v1/products/bulk`: one action on at most 500 own products, each in its own transaction.
   * Always 200: rows that could not be changed are in `failed` with their problem. 422 `validation`,
   * also when a filter finds more.
   */
  app.post(
    '/v1/products/bulk',
    {
      config: { access: 'ROLE_AGENT', idempotency: 'required', problems: [400, 409, 422, 428] },
      schema: {
        tags,
        summary: 'Change many products',
        body: productBulkSchema,
        response: { 200: bulkAnswerSchema },
      },
    },
    (request) => bulk.run(callerOf(request), request.body),
  );

  /** `POST /v1/products/bulk/preview`: the prices that `adjustPrice` would make; changes nothing. 422. */
  app.post(
    '/v1/products/bulk/preview',
    {
      config: { access: 'ROLE_AGENT', problems: [422] },
      schema: {
        tags,
        summary: 'Preview new prices',
        body: pricePreviewRequestSchema,
        response: { 200: pricePreviewSchema },
      },
    },
    (request) => bulk.preview(signedInOf(request).agent.id, request.body, request.body.params),
  );

  /**
   * `POST /v1/products/bulk/undo`: takes a bulk action back, row by row; what was changed since is
   * in `failed`. 404; 409 `invalid-transition` when it was undone already or its time is over; 422.
   */
  app.post(
    '/v1/products/bulk/undo',
    {
      config: {
        access: 'ROLE_AGENT',
        idempotency: 'required',
        problems: [400, 404, 409, 422, 428],
      },
      schema: {
        tags,
        summary: 'Undo a change of many products',
        body: bulkUndoSchema,
        response: { 200: bulkAnswerSchema },
      },
    },
    (request) => bulk.undo(callerOf(request), request.body.undoToken),
  );
}

function callerOf(request: FastifyRequest): BulkCaller {
  return {
    agentId: signedInOf(request).agent.id,
    describe: (error) => {
      if (error instanceof Refusal) return problemBody(request, error);
      request.log.error({ err: error }, 'a row of a bulk action failed');
      return problemBody(request, new Refusal('internal'));
    },
  };
}
