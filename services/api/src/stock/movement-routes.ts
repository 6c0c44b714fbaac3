import { bookingSchema, movementPageSchema } from '@pazar/contracts/movement';
import {
  lotMovementInputSchema,
  movementInputSchema,
  reversalInputSchema,
} from '@pazar/contracts/movement-input';
import { movementTraceSchema } from '@pazar/contracts/movement-trace';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { answerList } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { ListRead } from '../lists/read-list.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { signedInOf } from '../http/authentication.ts';
import { Refusal } from '../problems/refusal.ts';
import { findLedger, movementList, readMovementRows } from './movement-list.ts';
import type { StockService } from './stock-service.ts';

const params = z.strictObject({ id: z.uuid() });
const tags = ['movement'];
const config = {
  access: 'ROLE_AGENT',
  idempotency: 'required',
  problems: [400, 404, 409, 412, 422, 428],
} as const;
const booked = { 201: bookingSchema };

export function movementRoutes(app: App, lists: Dependencies, stock: StockService): void {
  ledgerRoutes(app, lists);
  bookingRoutes(app, stock);
}

function ledgerRoutes(app: App, lists: Dependencies): void {
  const { database } = lists;
  const schema = {
    tags,
    params,
    querystring: listQuerySchema(movementList),
    response: { 200: movementPageSchema },
  };
  const reading = { access: 'ROLE_AGENT', conditional: true, problems: [400, 404, 422] } as const;
  const read = (slice: ListRead) => readMovementRows(database, slice);

  /** `GET /v1/produce/{id}/movements`: the ledger of an own lot, what happened last first. 400, 404. */
  app.get(
    '/v1/produce/:id/movements',
    { config: reading, schema: { ...schema, summary: 'List the movements of a lot' } },
    async (request, reply) => {
      const agentId = signedInOf(request).agent.id;
      const lotId = request.params.id;
      const own = await findLedger(database, { agentId, lotId });
      if (own === null) throw new Refusal('not-found');
      const { query } = request;
      const list = { request, reply, query, own, owner: `${agentId} lot ${lotId}` };
      return answerList(lists, movementList, { ...list, read });
    },
  );

  /**
   * `GET /v1/products/{id}/movements`: the own ledger of a product and what was sold of lots as it,
   * what happened last first. 400, 404.
   */
  app.get(
    '/v1/products/:id/movements',
    { config: reading, schema: { ...schema, summary: 'List the movements of a product' } },
    async (request, reply) => {
      const agentId = signedInOf(request).agent.id;
      const productId = request.params.id;
      const own = await findLedger(database, { agentId, productId });
      if (own === null) throw new Refusal('not-found');
      const { query } = request;
      const list = { request, reply, query, own, owner: `${agentId} product ${productId}` };
      return answerList(lists, movementList, { ...list, read });
    },
  );
}

function bookingRoutes(app: App, stock: StockService): void {
  /**
   * `POST /v1/produce/{id}/movements`: books an entry on an own lot, its quantity signed, in the
   * lot's unit. The first harvest or receipt puts the lot on offer. 404; 409 `insufficient-stock`
   * with what remains, `invalid-transition` (the lot is closed, lost, or has nothing yet); 412 when
   * the ledger is no longer at `ledgerVersion`; 422 `validation`, a wrong sign among it.
   */
  app.post(
    '/v1/produce/:id/movements',
    {
      config,
      schema: {
        tags,
        summary: 'Book a harvest, a sale or another movement of a lot',
        params,
        body: lotMovementInputSchema,
        response: booked,
      },
    },
    async (request, reply) => {
      const { agent } = signedInOf(request);
      return reply.code(201).send(await stock.bookOnLot(agent.id, request.params.id, request.body));
    },
  );

  /**
   * `POST /v1/products/{id}/movements`: books on a product's own ledger (MANUAL) or takes from its
   * lots, first expiry first, one entry for each lot, all or none (FROM_PRODUCE: SALE, WASTE and
   * OWN_USE). 404; 409 `insufficient-stock` with what remains, `invalid-transition` (made on
   * demand); 412 when the ledger is no longer at `ledgerVersion`; 422 `validation`.
   */
  app.post(
    '/v1/products/:id/movements',
    {
      config,
      schema: {
        tags,
        summary: 'Book a sale or another movement of a product',
        params,
        body: movementInputSchema,
        response: booked,
      },
    },
    async (request, reply) => {
      const { agent } = signedInOf(request);
      const booking = await stock.bookOnProduct(agent.id, request.params.id, request.body);
      return reply.code(201).send(booking);
    },
  );

  /**
   * `POST /v1/movements/{id}/reverse`: takes an own entry back, with all that was booked together
   * with it, by entries of the other sign. 404; 409 `invalid-transition` (reversed already, itself
   * a reversal, or its lot is closed), `insufficient-stock` (what came in is sold); 422.
   */
  app.post(
    '/v1/movements/:id/reverse',
    {
      config: { ...config, problems: [400, 404, 409, 422, 428] },
      schema: {
        tags,
        summary: 'Take a movement back',
        params,
        body: reversalInputSchema,
        response: booked,
      },
    },
    async (request, reply) => {
      const { agent } = signedInOf(request);
      return reply.code(201).send(await stock.reverse(agent.id, request.params.id, request.body));
    },
  );

  /** `GET /v1/movements/{id}/trace`: from an entry to its lots, their locations and dates. 404. */
  app.get(
    '/v1/movements/:id/trace',
    {
      config: { access: 'ROLE_AGENT', problems: [404, 422] },
      schema: {
        tags,
        summary: 'Trace a movement to lot, location and dates',
        params,
        response: { 200: movementTraceSchema },
      },
    },
    (request) => stock.trace(signedInOf(request).agent.id, request.params.id),
  );
}
