import {
  accountStatusSchema,
  verificationStatusSchema,
  type AgentSummary,
} from '@pazar/contracts/agent';
import { municipalityCodeSchema } from '@pazar/contracts/reference';
import { roleSchema, userTypeSchema } from '@pazar/contracts/session';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { anyOf, atLeast, atMost, instantValue, oneOf } from '../lists/list-filters.ts';
import { agentSummary } from '../account/agent-repository.ts';

/** What management's list of agents can do. */
export const agentList: ListDefinition = {
  name: 'agents',
  table: agents,
  id: agents.id,
  filters: {
    ids: oneOf(z.uuid(), agents.id),
    userType: oneOf(userTypeSchema, agents.userType),
    role: anyOf(roleSchema, (role) => sql`${role} = any(${agents.roles})`),
    accountStatus: oneOf(accountStatusSchema, agents.accountStatus),
    verificationStatus: oneOf(verificationStatusSchema, agents.verificationStatus),
    municipality: anyOf(
      municipalityCodeSchema,
      (code) => sql`exists (select from ${locations} where ${locations.agentId} = ${agents.id}
        and ${locations.municipalityCode} = ${code} and ${locations.status} = 'ACTIVE')`,
    ),
    registeredFrom: atLeast(instantValue, agents.createdAt),
    registeredTo: atMost(instantValue, agents.createdAt),
  },
  sorts: {
    name: ({ locale }) => (locale === 'mk' ? agents.nameSortMk : agents.nameSortEn),
    username: () => ({ sql: sql`lower(${agents.username})`, type: 'text' }),
    userType: () => agents.userType,
    accountStatus: () => agents.accountStatus,
    verificationStatus: () => agents.verificationStatus,
    creationDate: () => agents.createdAt,
    updatedAt: () => agents.updatedAt,
  },
  defaultSort: '-updatedAt',
  search: agents.searchFold,
  facets: {
    userType: () => sql`${agents.userType}`,
    accountStatus: () => sql`${agents.accountStatus}`,
    verificationStatus: () => sql`${agents.verificationStatus}`,
  },
};

/** Those who wait to be verified; whoever has waited longest comes first. */
export const waitingList: ListDefinition = {
  name: 'waiting agents',
  table: agents,
  id: agents.id,
  filters: { userType: oneOf(userTypeSchema, agents.userType) },
  sorts: {
    requestedAt: () => ({
      sql: sql`coalesce(${agents.verificationRequestedAt}, ${agents.updatedAt})`,
      type: 'timestamptz',
    }),
  },
  defaultSort: 'requestedAt',
  search: agents.searchFold,
};

/** Reads rows of a list of agents. */
export async function readAgentRows(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<AgentSummary & { row: typeof agents.$inferSelect }>[]> {
  const rows = await database
    .select({ agent: agents, sortValues })
    .from(agents)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ agent, sortValues: values }) => ({
    item: { ...agentSummary(agent), row: agent },
    sortValues: values,
  }));
}
