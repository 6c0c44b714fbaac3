import { reasonInputSchema } from '@pazar/contracts/management';
import { sessionSchema } from '@pazar/contracts/session';
import { z } from 'zod';
import { lockAgent } from '../account/account-repository.ts';
import { sessionAnswer } from '../callers/signed-in.ts';
import type { SessionService } from '../account/sessions/session-service.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { App } from '../http/app-types.ts';
import { deviceOf, signedInOf } from '../http/authentication.ts';
import { Refusal } from '../problems/refusal.ts';
import { recordAudit } from '../records/audit.ts';

interface AgentViewDependencies {
  database: Database;
  clock: Clock;
  sessions: SessionService;
}

/** A manager's read-only view of Pazar as one agent. */
export function agentViewRoutes(
  app: App,
  { database, clock, sessions }: AgentViewDependencies,
): void {
  app.post(
    '/v1/management/agents/:id/view',
    {
      // The answer is a secret: it is stored nowhere.
      config: {
        access: 'ROLE_MANAGEMENT',
        idempotency: 'off',
        problems: ['forbidden', 'not-found', 'invalid-transition', 'validation'],
      },
      schema: {
        tags: ['management'],
        summary: "Look at an agent's data as the agent has them",
        description:
          'Answers a read-only session of the agent for 15 minutes, which cannot be renewed; every ' +
          "change with it is `view-only`. The audit and the agent's activity name the manager and the " +
          'reason. `forbidden` for the account of a manager; `invalid-transition` for a closed one.',
        params: z.strictObject({ id: z.uuid() }),
        body: reasonInputSchema,
        response: { 200: sessionSchema },
      },
    },
    async (request) => {
      const { agent: manager } = signedInOf(request);
      const { reason } = request.body;
      const view = await database.transaction(async (transaction) => {
        const agent = await lockAgent(transaction, request.params.id);
        if (agent === undefined) throw new Refusal('not-found');
        if (agent.accountStatus === 'CLOSED') {
          throw new Refusal('invalid-transition', { extensions: { state: agent.accountStatus } });
        }
        if (agent.roles.includes('ROLE_MANAGEMENT')) throw new Refusal('forbidden');
        const by = { ...deviceOf(request), viewerId: manager.id };
        const opened = await sessions.view(transaction, agent, by);
        await recordAudit(transaction, {
          at: clock(),
          agentId: agent.id,
          actor: { id: manager.id, role: 'management' },
          action: 'agent.view',
          entity: 'agent',
          entityId: agent.id,
          label: agent.displayName,
          reason,
        });
        return opened;
      });
      return sessionAnswer(view);
    },
  );
}
