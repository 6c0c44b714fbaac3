import { agentPageSchema } from '@pazar/contracts/agent';
import { agentDetailSchema, managementStatsSchema } from '@pazar/contracts/management';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { sql } from '../database/drizzle.ts';
import { exportRoute } from '../http/export-route.ts';
import { answerList, listProblems } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { sendVersioned } from '../http/versions.ts';
import { agentFile, agentList } from './agent-list.ts';
import { readAgentDetail } from './agent-detail.ts';
import { readManagementStats } from './management-stats.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });

/** Management's reads of agents. */
export function managementRoutes(app: App, lists: Dependencies): void {
  const { database, clock } = lists;

  app.get(
    '/v1/management/agents',
    {
      config: { access, conditional: true, problems: listProblems },
      schema: {
        tags,
        summary: 'List all agents',
        description:
          'The agents of the whole market, with filters by role, state, municipality and day of ' +
          'registration. `q` searches names, usernames, e-mail addresses, tax numbers and telephone ' +
          'numbers.',
        querystring: listQuerySchema(agentList),
        response: { 200: agentPageSchema },
      },
    },
    async (request, reply) =>
      answerList(lists, agentList, {
        request,
        reply,
        query: request.query,
        own: sql`true`,
        owner: 'management',
        read: (read) => agentList.rows({ database, now: clock() }, read),
      }),
  );
  exportRoute(app, lists, {
    path: '/v1/management/agents/export',
    name: 'agents',
    access,
    tag: 'management',
    summary: 'Fetch agents as a file',
    list: agentList,
    file: agentFile,
    own: () => sql`true`,
  });

  app.get(
    '/v1/management/agents/:id',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Read one agent',
        description:
          'One agent with its business, verification, counts and state. `ETag` has the version.',
        params,
        response: { 200: agentDetailSchema },
      },
    },
    async (request, reply) =>
      sendVersioned(reply, await readAgentDetail(database, request.params.id, clock())),
  );

  app.get(
    '/v1/management/stats',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Read figures over all agents',
        description:
          'Counts of agents, of their records and of requests for verification. Days are those of ' +
          'Europe/Skopje.',
        response: { 200: managementStatsSchema },
      },
    },
    () => readManagementStats(database, clock()),
  );
}
