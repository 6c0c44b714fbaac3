import { accountStatusSchema, verificationStatusSchema } from '@pazar/contracts/account-status';
import {
  authenticationProviderSchema,
  roleSchema,
  userTypeSchema,
} from '@pazar/contracts/agent-kinds';
import { z } from 'zod';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { agents } from '../database/tables/agents.ts';
import { agentIndexColumns } from '../account/account-repository.ts';
import { yesNoCodec, textsCodec } from '../csv/codecs.ts';
import { demoSubject, type SeedContext } from './seed-context.ts';
import { numberCodec, readSeedFile, seedColumn } from './seed-files.ts';

type AgentValues = InferInsertModel<typeof agents>;

const columns = [
  seedColumn('username'),
  seedColumn('display_name'),
  seedColumn('user_type'),
  seedColumn('roles', textsCodec),
  seedColumn('registered', numberCodec),
  seedColumn('changed', numberCodec),
  seedColumn('provider'),
  seedColumn('google', yesNoCodec),
  seedColumn('account'),
  seedColumn('verification'),
];

const agentSchema = z
  .object({
    username: z.string(),
    display_name: z.string(),
    user_type: userTypeSchema,
    roles: z.array(roleSchema),
    /** Days ago. */
    registered: z.number(),
    changed: z.number(),
    provider: z._default(authenticationProviderSchema, 'LOCAL'),
    google: z.boolean().default(false),
    account: z._default(accountStatusSchema, 'ACTIVE'),
    verification: z._default(verificationStatusSchema, 'NONE'),
  })
  .transform(({ display_name: displayName, user_type: userType, ...agent }) => ({
    ...agent,
    displayName,
    userType,
  }));
type SeedAgent = z.infer<typeof agentSchema>;

/** The grace of closing an account, in days. */
const graceDays = 14;

/** All agents, still without a password. */
export async function agentRows(context: SeedContext) {
  const rows = await readSeedFile(context, 'agents', { columns });
  return rows.map(({ values }, index) => {
    const agent = agentSchema.parse(values['seed']);
    const business = businessOf(agent, index);
    return {
      id: context.id('agent', agent.username, agent.registered),
      username: agent.username,
      email: addressOf(agent),
      displayName: agent.displayName,
      userType: agent.userType,
      roles: agent.roles,
      authenticationProvider: agent.provider,
      accountStatus: agent.account,
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
  return agent.google
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
  const verificationStatus = agent.verification;
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
