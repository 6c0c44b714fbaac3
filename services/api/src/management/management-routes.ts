import { agentPageSchema } from '@pazar/contracts/agent';
import {
  agentDetailSchema,
  managementStatsSchema,
  waitingAgentPageSchema,
} from '@pazar/contracts/management';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { eq, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { answerList } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { sendVersioned } from '../http/entity-tags.ts';
import { agentList, readAgentRows, waitingList } from './agent-list.ts';
import type { ManagementService } from './management-service.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });

/** What management reads of agents. */
export function managementRoutes(app: App, service: ManagementService, lists: Dependencies): void {
  const { database } = lists;

  /**
   * `GET /v1/management/agents`: all agents. Filters `ids`, `userType`, `role`, `accountStatus`,
   * `verificationStatus`, `municipality`, `registeredFrom`, `registeredTo`; search `q` in names,
   * usernames, e-mail addresses. 400 `unknown-filter`, `unknown-sort`, `cursor-mismatch`.
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
        read: async (clauses) => {
          const rows = await readAgentRows(database, clauses);
          return rows.map(({ item, sortValues }) => {
            const { row: _, ...summary } = item;
            return { item: summary, sortValues };
          });
        },
      }),
  );

  /** `GET /v1/management/agents/{id}`: one agent, read-only, its version as the ETag. 404. */
  app.get(
    '/v1/management/agents/:id',
    {
      config: { access, problems: [404, 422] },
      schema: { tags, summary: 'Read one agent', params, response: { 200: agentDetailSchema } },
    },
    async (request, reply) => sendVersioned(reply, await service.read(request.params.id)),
  );

  /** `GET /v1/management/verification`: agents who wait to be verified, the oldest request first. */
  app.get(
    '/v1/management/verification',
    {
      config: { access, conditional: true, problems: [400, 422] },
      schema: {
        tags,
        summary: 'List who waits to be verified',
        querystring: listQuerySchema(waitingList),
        response: { 200: waitingAgentPageSchema },
      },
    },
    async (request, reply) =>
      answerList(lists, waitingList, {
        request,
        reply,
        query: request.query,
        own: eq(agents.verificationStatus, 'PENDING'),
        owner: 'management',
        read: async (clauses) => {
          const rows = await readAgentRows(database, clauses);
          return rows.map(({ item: { row, ...item }, sortValues }) => {
            const { legalName, taxNumber, phone } = row;
            const requestedAt = (row.verificationRequestedAt ?? row.updatedAt).toISOString();
            return { item: { ...item, legalName, taxNumber, phone, requestedAt }, sortValues };
          });
        },
      }),
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
