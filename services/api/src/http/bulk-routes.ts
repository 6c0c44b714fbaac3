import { bulkAnswerSchema, bulkUndoSchema } from '@pazar/contracts/bulk';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  runBulk,
  undoBulk,
  type BulkCaller,
  type BulkKind,
  type Selection,
} from '../bulk/bulk-work.ts';
import type { App } from './app-types.ts';
import { signedInOf } from './authentication.ts';
import type { Dependencies } from './dependencies.ts';
import { problemBody, problemOf } from './problem-answers.ts';

interface BulkRoutes<Bulk extends Selection & { action: string }> {
  kind: BulkKind<Bulk>;
  tag: string;
  body: z.core.$ZodType<Bulk>;
}

/** `POST /v1/{path}/bulk` and `/bulk/undo` of a kind of record. */
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
          'One action on at most 500, each for itself. Always 200: rows that could not be changed are ' +
          'in `failed` with their problem. `validation` also when a filter finds more.',
        body,
        response: { 200: bulkAnswerSchema },
      },
    },
    // The schema of the route is that of the bulk action.
    (request) => runBulk(kind, callerOf(dependencies, request), request.body as Bulk),
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
        response: { 200: bulkAnswerSchema },
      },
    },
    (request) => undoBulk(kind, callerOf(dependencies, request), request.body.undoToken),
  );
}

function callerOf({ database, clock }: Dependencies, request: FastifyRequest): BulkCaller {
  return {
    database,
    clock,
    agentId: signedInOf(request).agent.id,
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
