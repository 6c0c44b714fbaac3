import {
  type AgentDetail,
  type DuplicateReason,
  duplicateReasonSchema,
} from '@pazar/contracts/management';
import { foldForSearch } from '@pazar/format/search-fold';
import type { AgentRow } from '../callers/agent-repository.ts';
import type { Database } from '../database/database.ts';
import {
  and,
  eq,
  inArray,
  like,
  ne,
  or,
  type PgColumn,
  sql,
  type SQL,
} from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { isNotApart } from './agents-apart.ts';
import { isPrimaryLocation, primarySettlement, settlementOfAgent } from './primary-location.ts';

/** Most suspects shown for one agent; with more, the name proves nothing. */
const maxShown = 20;
/** Most rows compared to find them. */
const maxFound = 200;
/** Shorter names, such as "Ана", are too common. */
const minNameLength = 5;

/**
 * Other agents who may be the same person: double registration is what a verification most often
 * overlooks. Compares the tax number, telephone number, e-mail address without a `+` suffix, and
 * shown or business name in either script. Closed accounts have none of them, and whom management has set
 * apart is left out.
 */
export async function findDuplicates(
  database: Database,
  agent: AgentRow,
): Promise<AgentDetail['duplicates']> {
  const marks = marksOf(agent);
  const same = or(
    agent.taxNumber === null ? undefined : eq(agents.taxNumber, agent.taxNumber),
    agent.phone === null ? undefined : eq(agents.phone, agent.phone),
    ...emailColumns.map((column) => hasEmail(column, marks.emails)),
    ...marks.names.map((name) => like(agents.searchFold, `%${name}%`)),
  );
  if (same === undefined) return [];
  const rows = await database
    .select({ row: agents, ...primarySettlement })
    .from(agents)
    .leftJoin(locations, isPrimaryLocation)
    .where(
      and(
        ne(agents.id, agent.id),
        ne(agents.accountStatus, 'CLOSED'),
        same,
        isNotApart(database, agent.id),
      ),
    )
    .orderBy(agents.id)
    .limit(maxFound);
  return rows
    .flatMap(({ row, ...place }) => {
      const matches = matchesOf(agent, marks, row);
      const [by] = matches;
      if (by === undefined) return [];
      const { id, displayName, accountStatus, verificationStatus } = row;
      const settlement = settlementOfAgent(place);
      return [{ id, displayName, by, matches, accountStatus, verificationStatus, ...settlement }];
    })
    .slice(0, maxShown);
}

const emailColumns = [agents.email, agents.pendingEmail, agents.googleEmail];

interface Marks {
  /** Folded over both scripts. */
  names: string[];
  /** In lower case, without the suffix before the `@`. */
  emails: string[];
}

function marksOf({ displayName, legalName, email, pendingEmail, googleEmail }: AgentRow): Marks {
  const names = [displayName, legalName].map((name) => foldForSearch(name ?? ''));
  const emails = [email, pendingEmail, googleEmail].map((address) => emailBase(address ?? ''));
  return {
    names: [...new Set(names.filter((name) => name.length >= minNameLength))],
    emails: [...new Set(emails.filter(Boolean))],
  };
}

/** As the function of that name in the database has it. */
function emailBase(address: string): string {
  return address.replace(/\+[^@]*@/, '@').toLowerCase();
}

function hasEmail(column: PgColumn, emails: readonly string[]): SQL | undefined {
  if (emails.length === 0) return undefined;
  return inArray(sql`api.email_base(${column})`, [...emails]);
}

function matchesOf(agent: AgentRow, marks: Marks, other: AgentRow): DuplicateReason[] {
  const others = marksOf(other);
  const meets = (own: readonly string[], their: readonly string[]) =>
    own.some((each) => their.includes(each));
  const same: Record<DuplicateReason, boolean> = {
    taxNumber: agent.taxNumber !== null && agent.taxNumber === other.taxNumber,
    phone: agent.phone !== null && agent.phone === other.phone,
    email: meets(marks.emails, others.emails),
    name: meets(marks.names, others.names),
  };
  return duplicateReasonSchema.options.filter((reason) => same[reason]);
}
