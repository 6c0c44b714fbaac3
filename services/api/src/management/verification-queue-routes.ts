import { verificationLeaseSchema, waitingAgentPageSchema } from '@pazar/contracts/management';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { eq, ne, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answerList, listProblems } from '../http/list-answer.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { readAgentRows, waitingList } from './agent-list.ts';
import { readLeases, returnLease, takeLease } from './verification-leases.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });
/** A closed account keeps its status, but needs no decision. */
const waiting = sql`${eq(agents.verificationStatus, 'PENDING')} and ${ne(agents.accountStatus, 'CLOSED')}`;

export function verificationQueueRoutes(app: App, lists: Dependencies): void {
  const { database, clock } = lists;
  const managerOf = (request: FastifyRequest) => signedInOf(request).agent.id;

  app.get(
    '/v1/management/verification',
    {
      config: { access, conditional: true, problems: listProblems },
      schema: {
        tags,
        summary: 'List requests for verification',
        description:
          'The agents who wait for verification, the oldest request first, each with the manager who ' +
          'has it open. Closed accounts are left out.',
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

  app.put(
    '/v1/management/agents/:id/lease',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Claim or renew the lease of a request for verification',
        description:
          'Marks the request as open by the manager for two minutes. The answer names another manager ' +
          'whose lease is still valid. A lease blocks no decision: the version does.',
        params,
        response: { 200: verificationLeaseSchema },
      },
    },
    async (request) => {
      const { id: agentId } = request.params;
      return takeLease(database, { agentId, managerId: managerOf(request), now: clock() });
    },
  );

  app.delete(
    '/v1/management/agents/:id/lease',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Release the lease of a request for verification',
        description: 'Releases the lease of the manager; that of another manager stays.',
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
