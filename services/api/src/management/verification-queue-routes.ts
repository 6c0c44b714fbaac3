import { verificationLeaseSchema, waitingAgentPageSchema } from '@pazar/contracts/management';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { eq, ne, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answerList } from '../http/list-answer.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { readAgentRows, waitingList } from './agent-list.ts';
import { readLeases, returnLease, takeLease } from './verification-leases.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });
/** A closed account keeps its status, but needs no decision. */
const waiting = sql`${eq(agents.verificationStatus, 'PENDING')} and ${ne(agents.accountStatus, 'CLOSED')}`;

/** The agents who wait for verification, and the manager who has each open. */
export function verificationQueueRoutes(app: App, lists: Dependencies): void {
  const { database, clock } = lists;
  const managerOf = (request: FastifyRequest) => signedInOf(request).agent.id;

  /**
   * `GET /v1/management/verification`: agents who wait for verification, the oldest request first,
   * each with the manager who has it open now. Closed accounts are left out.
   */
  app.get(
    '/v1/management/verification',
    {
      config: { access, conditional: true, problems: [400, 422] },
      schema: {
        tags,
        summary: 'List requests for verification',
        querystring: listQuerySchema(waitingList),
        response: { 200: waitingAgentPageSchema },
      },
    },
    async (request, reply) =>
      answerList(lists, waitingList, {
        request,
        reply,
        query: request.query,
        own: waiting,
        owner: 'management',
        read: async (clauses) => {
          const rows = await readAgentRows(database, clauses);
          const ids = rows.map(({ item }) => item.id);
          const who = { managerId: managerOf(request), now: clock() };
          const leases = await readLeases(database, ids, who);
          return rows.map(({ item: { row, ...item }, sortValues }) => {
            const { legalName, taxNumber, phone } = row;
            const requestedAt = (row.verificationRequestedAt ?? row.updatedAt).toISOString();
            const lease = leases.get(item.id) ?? null;
            return {
              item: { ...item, legalName, taxNumber, phone, requestedAt, lease },
              sortValues,
            };
          });
        },
      }),
  );

  /**
   * `PUT /v1/management/agents/{id}/lease`: marks the case as open by the manager for two minutes.
   * The answer names another manager whose lease is still valid. A lease blocks no decision: the
   * version does. 404.
   */
  app.put(
    '/v1/management/agents/:id/lease',
    {
      config: { access, problems: [404, 422] },
      schema: {
        tags,
        summary: 'Claim or renew the lease of a request for verification',
        params,
        response: { 200: verificationLeaseSchema },
      },
    },
    async (request) => {
      const { id: agentId } = request.params;
      return takeLease(database, { agentId, managerId: managerOf(request), now: clock() });
    },
  );

  /** `DELETE /v1/management/agents/{id}/lease`: releases the own lease. 204; 404. */
  app.delete(
    '/v1/management/agents/:id/lease',
    {
      config: { access, problems: [404, 422] },
      schema: {
        tags,
        summary: 'Release the lease of a request for verification',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id: agentId } = request.params;
      await returnLease(database, { agentId, managerId: managerOf(request) });
      return reply.code(204).send(null);
    },
  );
}
