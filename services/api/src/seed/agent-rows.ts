import type { InferInsertModel } from 'drizzle-orm';
import type { agents } from '../database/tables/agents.ts';
import { seedAgents } from './data/agents.ts';
import type { SeedContext } from './seed-context.ts';

/** All agents. Those who came through Google have no password, the others share the demo's. */
export function agentRows(
  context: SeedContext,
  passwordHash: string,
): InferInsertModel<typeof agents>[] {
  return seedAgents.map((agent) => {
    const provider = agent.provider ?? 'LOCAL';
    return {
      id: context.id('agent', agent.username, agent.registered),
      username: agent.username,
      email: `${agent.username}@pazar.example`,
      passwordHash: provider === 'LOCAL' ? passwordHash : null,
      displayName: agent.displayName,
      userType: agent.userType,
      roles: agent.roles,
      authenticationProvider: provider,
      accountStatus: agent.account ?? 'ACTIVE',
      verificationStatus: agent.verification ?? 'NONE',
      settlement: agent.settlement,
      createdAt: context.instant(agent.registered),
      updatedAt: context.instant(agent.changed),
    };
  });
}
