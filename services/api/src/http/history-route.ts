import { historyPageSchema } from '@pazar/contracts/record-history';
import { z } from 'zod';
import { listQuerySchema } from '../lists/list-query.ts';
import { readOwn } from '../records/change-own.ts';
import type { OwnRecord, OwnTypes } from '../records/own-record.ts';
import { historyList, historyOf, readHistoryRows } from '../history/record-history.ts';
import { readingContext } from './agent-requests.ts';
import type { App } from './app-types.ts';
import type { Dependencies } from './dependencies.ts';
import { answerList, listProblems } from './list-answer.ts';

interface HistoryRoute<Types extends OwnTypes> {
  record: OwnRecord<Types>;
  path: `/v1/${string}`;
  tag: string;
}

/** `GET {path}/{id}/history` of a kind of own record. */
export function historyRoute<Types extends OwnTypes>(
  app: App,
  dependencies: Dependencies,
  { record, path, tag }: HistoryRoute<Types>,
): void {
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
      const context = readingContext(dependencies, request);
      const { id } = await readOwn(record, context, request.params.id);
      return answerList(dependencies, historyList, {
        request,
        reply,
        query: request.query,
        own: historyOf(context.agentId, { entity: record.entity, id }),
        owner: `${context.agentId} ${id}`,
        read: (read) => readHistoryRows(dependencies.database, read),
      });
    },
  );
}
