import { historyPageSchema } from '@pazar/contracts/record-history';
import { z } from 'zod';
import { and, eq, type PgColumn } from '../database/drizzle.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { Refusal } from '../problems/refusal.ts';
import type { OwnRecord, OwnTypes } from '../records/own-record.ts';
import { historyList, historyOf, readHistoryRows } from '../history/record-history.ts';
import type { App } from './app-types.ts';
import { signedInOf } from './authentication.ts';
import type { Dependencies } from './dependencies.ts';
import { answerList, listProblems } from './list-answer.ts';

interface HistoryRoute<Types extends OwnTypes> {
  record: OwnRecord<Types>;
  owner: PgColumn;
  path: `/v1/${string}`;
  tag: string;
}

/** `GET {path}/{id}/history` of a kind of own record. */
export function historyRoute<Types extends OwnTypes>(
  app: App,
  dependencies: Dependencies,
  { record, owner, path, tag }: HistoryRoute<Types>,
): void {
  const { database } = dependencies;
  const { table } = record;
  app.get(
    `${path}/:id/history`,
    {
      config: {
        access: 'ROLE_AGENT',
        conditional: true,
        problems: ['not-found', ...listProblems],
      },
      schema: {
        tags: [tag],
        summary: `Read the history of a ${record.entity}`,
        description: 'What was done to it, newest first, with each changed field before and after.',
        params: z.strictObject({ id: z.uuid() }),
        querystring: listQuerySchema(historyList),
        response: { 200: historyPageSchema },
      },
    },
    async (request, reply) => {
      const agentId = signedInOf(request).agent.id;
      const { id } = request.params;
      const [own] = await database
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, id), eq(owner, agentId)));
      if (own === undefined) throw new Refusal('not-found');
      return answerList(dependencies, historyList, {
        request,
        reply,
        query: request.query,
        own: historyOf(agentId, { entity: record.entity, id }),
        owner: `${agentId} ${id}`,
        read: (read) => readHistoryRows(database, read),
      });
    },
  );
}
