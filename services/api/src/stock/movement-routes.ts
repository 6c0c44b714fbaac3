import { bookingSchema, movementPageSchema } from '@pazar/contracts/movement';
import {
  lotMovementInputSchema,
  movementCorrectionSchema,
  movementInputSchema,
  reversalInputSchema,
} from '@pazar/contracts/movement-input';
import { movementTraceSchema } from '@pazar/contracts/movement-trace';
import { z } from 'zod';
import { marketDay } from '../clock/market-day.ts';
import { inSnapshot, inTransaction } from '../http/agent-requests.ts';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answerList } from '../http/list-answer.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { Refusal } from '../problems/refusal.ts';
import { bookLotMovement, bookProductMovement, reverseMovement } from './book.ts';
import { correctMovement } from './correct-booking.ts';
import { findLedger, movementList, readMovementRows } from './movement-list.ts';
import { readMovementTrace } from './movement-trace.ts';

const access = 'ROLE_AGENT';
const tags = ['movement'];
const params = z.strictObject({ id: z.uuid() });
const booked = { 201: bookingSchema };
const booking = {
  access,
  idempotency: 'required',
  problems: [
    'not-found',
    'insufficient-stock',
    'promotion-limit',
    'invalid-transition',
    'version-conflict',
    'validation',
  ],
} as const;

export function movementRoutes(app: App, dependencies: Dependencies): void {
  ledgerRoutes(app, dependencies);
  bookingRoutes(app, dependencies);
  reversalRoute(app, dependencies);
  correctionRoute(app, dependencies);
  traceRoute(app, dependencies);
}

function ledgerRoutes(app: App, dependencies: Dependencies): void {
  const { database } = dependencies;
  const ledgers = [
    {
      path: 'produce',
      owner: 'lot',
      ledgerOf: (id: string) => ({ lotId: id }),
      description: 'What happened last comes first.',
    },
    {
      path: 'products',
      owner: 'product',
      ledgerOf: (id: string) => ({ productId: id }),
      description:
        'Its own ledger; when it is sold from lots, also theirs. What happened last comes first.',
    },
  ];
  for (const { path, owner, ledgerOf, description } of ledgers) {
    app.get(
      `/v1/${path}/:id/movements`,
      {
        config: {
          access,
          conditional: true,
          problems: [
            'unknown-filter',
            'unknown-sort',
            'cursor-mismatch',
            'not-found',
            'validation',
          ],
        },
        schema: {
          tags,
          summary: `List the movements of a ${owner}`,
          description,
          params,
          querystring: listQuerySchema(movementList),
          response: { 200: movementPageSchema },
        },
      },
      async (request, reply) => {
        const agentId = signedInOf(request).agent.id;
        const { id } = request.params;
        const own = await findLedger(database, { agentId, ...ledgerOf(id) });
        if (own === null) throw new Refusal('not-found');
        return answerList(dependencies, movementList, {
          request,
          reply,
          query: request.query,
          own,
          owner: `${agentId} ${owner} ${id}`,
          read: (read) => readMovementRows(database, read),
        });
      },
    );
  }
}

function bookingRoutes(app: App, dependencies: Dependencies): void {
  app.post(
    '/v1/produce/:id/movements',
    {
      config: booking,
      schema: {
        tags,
        summary: 'Book a harvest, a sale or another movement of a lot',
        description:
          'The quantity is signed, in the unit of the lot. The first harvest or receipt puts the lot on ' +
          'offer. `insufficient-stock` with what remains; `version-conflict` when the ledger is no longer ' +
          'at `ledgerVersion`; `promotion-limit` with what a promotion has left, when a sale under it is ' +
          'larger.',
        params,
        body: lotMovementInputSchema,
        response: booked,
      },
    },
    async (request, reply) => {
      const answer = await inTransaction(dependencies, request, (context) =>
        bookLotMovement(context, request.params.id, request.body),
      );
      return reply.code(201).send(answer);
    },
  );

  app.post(
    '/v1/products/:id/movements',
    {
      config: booking,
      schema: {
        tags,
        summary: 'Book a sale or another movement of a product',
        description:
          'In its own ledger (MANUAL), or from its lots, first expiry first, one entry for each lot, all ' +
          'or none (FROM_PRODUCE: SALE, WASTE and OWN_USE). `invalid-transition` when it is made on demand; ' +
          '`promotion-limit` with what a promotion has left, when a sale under it is larger.',
        params,
        body: movementInputSchema,
        response: booked,
      },
    },
    async (request, reply) => {
      const answer = await inTransaction(dependencies, request, (context) =>
        bookProductMovement(context, request.params.id, request.body),
      );
      return reply.code(201).send(answer);
    },
  );
}

function reversalRoute(app: App, dependencies: Dependencies): void {
  app.post(
    '/v1/movements/:id/reverse',
    {
      config: {
        access,
        idempotency: 'required',
        problems: ['not-found', 'invalid-transition', 'insufficient-stock', 'validation'],
      },
      schema: {
        tags,
        summary: 'Reverse a movement',
        description:
          'With all that was booked together with it, by entries of the other sign. `invalid-transition` ' +
          'when it was reversed already, is itself a reversal, or its lot is closed; `insufficient-stock` ' +
          'when what came in is sold.',
        params,
        body: reversalInputSchema,
        response: booked,
      },
    },
    async (request, reply) => {
      const answer = await inTransaction(dependencies, request, (context) =>
        reverseMovement(context, request.params.id, request.body),
      );
      return reply.code(201).send(answer);
    },
  );
}

function correctionRoute(app: App, dependencies: Dependencies): void {
  app.post(
    '/v1/movements/:id/correct',
    {
      config: {
        access,
        idempotency: 'required',
        problems: [
          'not-found',
          'invalid-transition',
          'insufficient-stock',
          'promotion-limit',
          'validation',
        ],
      },
      schema: {
        tags,
        summary: 'Correct a movement',
        description:
          'Reverses it and books it again with these values, at its own time: both or neither. The size of ' +
          'its pack, its VAT rate and, at its price, its promotion stay. `invalid-transition` for an ADJUST ' +
          'or a reversed movement; `insufficient-stock` with what remains.',
        params,
        body: movementCorrectionSchema,
        response: booked,
      },
    },
    async (request, reply) => {
      const answer = await inTransaction(dependencies, request, (context) =>
        correctMovement(context, request.params.id, request.body),
      );
      return reply.code(201).send(answer);
    },
  );
}

function traceRoute(app: App, dependencies: Dependencies): void {
  app.get(
    '/v1/movements/:id/trace',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Trace a movement to lot, location and dates',
        description:
          'The movement with the rest of its booking, and each lot that the goods came from: its location, ' +
          'its harvests and receipts until then, and its certificates.',
        params,
        response: { 200: movementTraceSchema },
      },
    },
    (request) =>
      inSnapshot(dependencies, request, async ({ transaction, agentId, now }) => {
        const own = { id: request.params.id, agentId };
        const trace = await readMovementTrace(transaction, own, marketDay(now));
        if (trace === undefined) throw new Refusal('not-found');
        return trace;
      }),
  );
}
