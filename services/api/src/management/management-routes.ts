import { agentPageSchema } from '@pazar/contracts/agent';
import { agentDetailSchema, managementStatsSchema } from '@pazar/contracts/management';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { sql } from '../database/drizzle.ts';
import { exportRoute } from '../http/export-route.ts';
import { answerList } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { sendVersioned } from '../http/entity-tags.ts';
import { agentFile, agentList } from './agent-list.ts';
import type { ManagementService } from './management-service.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });

/** Management's reads of agents. */
export function managementRoutes(app: App, service: ManagementService, lists: Dependencies): void {
  const { database } = lists;

  /**
   * `GET /v1/management/agents`: all agents. Filters `ids`, `userType`, `role`, `accountStatus`,
   * `verificationStatus`, `municipality`, `registeredFrom`, `registeredTo`; search `q` in names,
   * usernames, e-mail addresses, tax numbers and telephone numbers. 400 `unknown-filter`, `unknown-sort`, `cursor-mismatch`.
   */
  app.get(
    '/v1/management/agents',
    {
      config: { access, conditional: true, problems: [400, 422] },
      schema: {
        tags,
        summary: 'List all agents',
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
        read: (read) => agentList.rows({ database, now: lists.clock() }, read),
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

  /** `GET /v1/management/agents/{id}`: one agent, read-only, its version as the ETag. 404. */
  app.get(
    '/v1/management/agents/:id',
    {
      config: { access, problems: [404, 422] },
      schema: { tags, summary: 'Read one agent', params, response: { 200: agentDetailSchema } },
    },
    async (request, reply) => sendVersioned(reply, await service.read(request.params.id)),
  );

  /** `GET /v1/management/stats`: figures over all agents; days are those of Europe/Skopje. */
  app.get(
    '/v1/management/stats',
    {
      config: { access },
      schema: {
        tags,
        summary: 'Read figures over all agents',
        response: { 200: managementStatsSchema },
      },
    },
    () => service.stats(),
  );
}
