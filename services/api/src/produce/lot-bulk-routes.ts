import { bulkAnswerSchema, bulkUndoSchema } from '@pazar/contracts/bulk';
import { lotBulkSchema } from '@pazar/contracts/produce-bulk';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { problemBody } from '../http/problem-answers.ts';
import { Refusal } from '../problems/refusal.ts';
import type { LotBulkService } from './lot-bulk-service.ts';
import type { BulkCaller } from '../bulk/each-row.ts';

const tags = ['produce'];
const response = { 200: bulkAnswerSchema };

export function lotBulkRoutes(app: App, bulk: LotBulkService): void {
  /**
   * `POST /v1/produce/bulk`: one action on at most 500 own lots, each in its own transaction: close
   * (with what is left written off), reopen, markLost, delete, setLocation, setQualityClass,
   * setBestBefore. Always 200: rows that could not be changed are in `failed` with their problem.
   * 422 `validation`, also when a filter finds more; 428 without an `Idempotency-Key`.
   */
  app.post(
    '/v1/produce/bulk',
    {
      config: { access: 'ROLE_AGENT', idempotency: 'required', problems: [409, 422, 428] },
      schema: { tags, summary: 'Change many lots', body: lotBulkSchema, response },
    },
    (request) => bulk.run(callerOf(request), request.body),
  );

  /**
   * `POST /v1/produce/bulk/undo`: takes a bulk action back, lot by lot; what was changed since is in
   * `failed`, and what was deleted stays so. 404; 409 `invalid-transition` when it was undone
   * already or its time is over; 422.
   */
  app.post(
    '/v1/produce/bulk/undo',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 409, 422] },
      schema: { tags, summary: 'Undo a change of many lots', body: bulkUndoSchema, response },
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
