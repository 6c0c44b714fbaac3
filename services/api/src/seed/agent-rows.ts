import type { InferInsertModel } from '../database/drizzle.ts';
import type { agents } from '../database/tables/agents.ts';
import { agentIndexColumns } from '../account/account-repository.ts';
import { demoSubject, linkedDemoAgents, seedAgents } from './data/agents.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedAgent } from './seed-types.ts';

type AgentValues = InferInsertModel<typeof agents>;

/** The grace of closing an account, in days. */
const graceDays = 14;

/** All agents. Those who signed up through Google have no password, the others share the demo's. */
export function agentRows(context: SeedContext, passwordHash: string): AgentValues[] {
  return seedAgents.map((agent, index) => {
    const provider = agent.provider ?? 'LOCAL';
    const business = businessOf(agent, index);
    return {
      id: context.id('agent', agent.username, agent.registered),
      username: agent.username,
      email: addressOf(agent),
      passwordHash: provider === 'LOCAL' ? passwordHash : null,
      displayName: agent.displayName,
      userType: agent.userType,
      roles: agent.roles,
      authenticationProvider: provider,
      accountStatus: agent.account ?? 'ACTIVE',
      locale: 'mk' as const,
      ...googleOf(agent),
      ...business,
      ...agentIndexColumns({
        displayName: agent.displayName,
        username: agent.username,
        email: addressOf(agent),
        legalName: business.legalName ?? null,
        taxNumber: business.taxNumber ?? null,
        phone: business.phone ?? null,
      }),
      ...verificationOf(agent, context),
      ...endOf(agent, context),
      createdAt: context.instant(agent.registered),
      updatedAt: context.instant(agent.changed),
    };
  });
}

function addressOf({ username }: SeedAgent): string {
  return `${username}@pazar.example`;
}

function googleOf(agent: SeedAgent): Partial<AgentValues> {
  const isLinked = agent.provider === 'GOOGLE' || linkedDemoAgents.includes(agent.username);
  return isLinked
    ? { googleSubject: demoSubject(agent.username), googleEmail: addressOf(agent) }
    : {};
}

/** Plausible numbers that belong to nobody. */
function businessOf({ userType, displayName }: SeedAgent, index: number): Partial<AgentValues> {
  if (userType !== 'SELLER' && userType !== 'PRODUCER') return {};
  const number = String(index + 1).padStart(3, '0');
  return {
    legalName: displayName,
    phone: `+38970000${number}`,
    taxNumber: `4030000000${number}`,
    vatRegistered: true,
    ...(userType === 'PRODUCER' && { farmRegistryNumber: `15-${number}` }),
  };
}

function verificationOf(agent: SeedAgent, context: SeedContext) {
  const verificationStatus = agent.verification ?? 'NONE';
  if (verificationStatus === 'NONE') return { verificationStatus };
  const verificationRequestedAt = context.instant(agent.changed + 3);
  if (verificationStatus === 'PENDING') return { verificationStatus, verificationRequestedAt };
  return {
    verificationStatus,
    verificationRequestedAt,
    verificationDecidedAt: context.instant(agent.changed),
    ...(verificationStatus === 'REJECTED' && {
      verificationReason: 'Даночниот број не се совпаѓа со називот во регистарот.',
    }),
  };
}

function endOf({ account, changed }: SeedAgent, context: SeedContext): Partial<AgentValues> {
  if (account === 'SUSPENDED') {
    return { suspensionReason: 'Повеќе купувачи пријавија роба што не одговара на описот.' };
  }
  return account === 'CLOSING' ? { closesAt: context.instant(changed - graceDays) } : {};
}
