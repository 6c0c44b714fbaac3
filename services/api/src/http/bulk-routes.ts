import {
  bulkAnswerSchema,
  bulkRunSchema,
  bulkUndoSchema,
  type BulkAnswer,
  type BulkRun,
} from '@pazar/contracts/bulk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readBulkRun } from '../bulk/bulk-runs.ts';
import {
  startBulk,
  undoBulk,
  type BulkCaller,
  type BulkKind,
  type Selection,
} from '../bulk/bulk-work.ts';
import type { App } from './app-types.ts';
import { signedInOf } from './authentication.ts';
import type { Dependencies } from './dependencies.ts';
import { problemBody, problemOf, problemRequest } from './problem-answers.ts';

interface BulkRoutes<Bulk extends Selection & { action: string }> {
  kind: BulkKind<Bulk>;
  tag: string;
  body: z.core.$ZodType<Bulk>;
}

/** `POST /v1/{path}/bulk` and `/bulk/undo` of a kind of record, and `GET /bulk/{id}` of a long one. */
export function bulkRoutes<Bulk extends Selection & { action: string }>(
  app: App,
  dependencies: Dependencies,
  { kind, tag, body }: BulkRoutes<Bulk>,
): void {
  const { path, name } = kind.list;
  app.post(
    `/v1/${path}/bulk`,
    {
      config: { access: 'ROLE_AGENT', idempotency: 'required', problems: ['validation'] },
      schema: {
        tags: [tag],
        summary: `Change many ${name}`,
        description:
          'One action on at most 500, each for itself: rows that could not be changed are in `failed` ' +
          'with their problem. 202 for more than 50: they are changed in the background, and ' +
          '`Location` says how far that is. `validation` also when a filter finds more than 500.',
        body,
        response: { 200: bulkAnswerSchema, 202: bulkRunSchema },
      },
    },
    // The schema of the route is that of the bulk action.
    async (request, reply) =>
      sendBulk(
        reply,
        path,
        await startBulk(kind, callerOf(dependencies, request), request.body as Bulk),
      ),
  );

  app.post(
    `/v1/${path}/bulk/undo`,
    {
      config: {
        access: 'ROLE_AGENT',
        idempotency: 'required',
        problems: ['not-found', 'invalid-transition', 'validation'],
      },
      schema: {
        tags: [tag],
        summary: `Undo a change of many ${name}`,
        description:
          'Row by row: what was changed since is in `failed`, and what was deleted stays so. ' +
          '`invalid-transition` when it was undone already or its time is over.',
        body: bulkUndoSchema,
        response: { 200: bulkAnswerSchema, 202: bulkRunSchema },
      },
    },
    async (request, reply) =>
      sendBulk(
        reply,
        path,
        await undoBulk(kind, callerOf(dependencies, request), request.body.undoToken),
      ),
  );
  runRoute(app, dependencies, { kind, tag });
}

/** `GET /v1/{path}/bulk/{id}`. */
function runRoute<Bulk extends Selection & { action: string }>(
  app: App,
  dependencies: Dependencies,
  { kind, tag }: Omit<BulkRoutes<Bulk>, 'body'>,
): void {
  const { path, name } = kind.list;
  app.get(
    `/v1/${path}/bulk/:id`,
    {
      config: { access: 'ROLE_AGENT', problems: ['not-found', 'validation'] },
      schema: {
        tags: [tag],
        summary: `Read how far a change of many ${name} is`,
        description:
          'Of one that was answered with 202, for a day. `answer` is what 200 would have answered, and null ' +
          'until all rows were tried.',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: bulkRunSchema },
      },
    },
    (request) => {
      const agentId = signedInOf(request).agent.id;
      const asked = { id: request.params.id, agentId, entity: kind.entity };
      return readBulkRun(dependencies.database, asked);
    },
  );
}

function sendBulk(reply: FastifyReply, path: string, done: BulkAnswer | BulkRun) {
  if (!('answer' in done)) return reply.code(200).send(done);
  return reply.code(202).header('location', `/v1/${path}/bulk/${done.id}`).send(done);
}

function callerOf({ database, clock }: Dependencies, request: FastifyRequest): BulkCaller {
  return {
    database,
    clock,
    agentId: signedInOf(request).agent.id,
    request: problemRequest(request),
    describe: (error) => {
      const cause = error instanceof Error ? error : new Error(String(error));
      const problem = problemOf(cause, request);
      if (problem.code === 'internal') {
        request.log.error({ err: error }, 'a row of a bulk action failed');
      }
      return problemBody(request, problem);
    },
  };
}
