import { accountStatusSchema, verificationStatusSchema } from '@pazar/contracts/account-status';
import { roleSchema, userTypeSchema } from '@pazar/contracts/agent-kinds';
import { agentPageSchema, type AgentSummary } from '@pazar/contracts/agent';
import { municipalityCodeSchema } from '@pazar/contracts/reference';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { anyOf, atLeast, atMost, instantValue, oneOf } from '../lists/list-filters.ts';
import type { ListFile, OwnList } from '../lists/own-list.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { agentCsvColumns } from './agent-csv.ts';
import { isPrimaryLocation, primarySettlement, settlementOfAgent } from './primary-location.ts';

/** What management's list of agents can do. */
export const agentList: OwnList<AgentSummary> = {
  name: 'agents',
  path: 'agents',
  description: 'Changed last first.',
  page: agentPageSchema,
  owner: agents.id,
  rows: async ({ database }, read) => {
    const rows = await readAgentRows(database, read);
    return rows.map(({ item, sortValues }) => {
      const { row: _, ...summary } = item;
      return { item: summary, sortValues };
    });
  },
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
    roles: () => ({ sql: sql`api.roles_text(${agents.roles})`, type: 'text' }),
    // Of the primary location; those without one come first.
    settlement: ({ locale }) => ({
      sql: sql`coalesce((select ${locale === 'mk' ? locations.settlementSortMk : locations.settlementSortEn}
        from ${locations} where ${isPrimaryLocation}), '')`,
      type: 'text',
    }),
  },
  defaultSort: '-updatedAt',
  search: agents.searchFold,
  facets: {
    userType: () => sql`${agents.userType}`,
    accountStatus: () => sql`${agents.accountStatus}`,
    verificationStatus: () => sql`${agents.verificationStatus}`,
  },
};

/** The list of agents as a file; it is for reading alone. */
export const agentFile: ListFile = {
  records: async ({ database }, read) => {
    const rows = await readAgentRows(database, read);
    return rows.map(({ item: { row, ...item } }) => ({ ...item, legalName: row.legalName }));
  },
  columns: () => agentCsvColumns,
};

/** The agents who wait for verification, the longest wait first. */
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

export async function readAgentRows(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<AgentSummary & { row: AgentRow }>[]> {
  const rows = await database
    .select({ agent: agents, ...primarySettlement, sortValues })
    .from(agents)
    .leftJoin(locations, isPrimaryLocation)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ agent: row, sortValues: values, ...settlement }) => ({
    item: { ...agentSummary(row), ...settlementOfAgent(settlement), row },
    sortValues: values,
  }));
}

function agentSummary(row: AgentRow): Omit<AgentSummary, 'settlement' | 'settlementIn'> {
  return {
    id: row.id,
    version: row.version,
    username: row.username,
    displayName: row.displayName,
    userType: row.userType,
    roles: row.roles,
    accountStatus: row.accountStatus,
    verificationStatus: row.verificationStatus,
    email: row.email,
    phone: row.phone,
    taxNumber: row.taxNumber,
    creationDate: row.createdAt.toISOString(),
    appealedAt: row.appealedAt?.toISOString() ?? null,
  };
}
