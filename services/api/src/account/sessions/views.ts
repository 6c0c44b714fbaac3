import type { View, ViewInput, ViewPatch } from '@pazar/contracts/view';
import { v7 as uuid } from 'uuid';
import { changedFields, recordAudit, versionConflict } from '../../records/audit.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, type InferSelectModel, ne, or, sql } from '../../database/drizzle.ts';
import { savedViews } from '../../database/tables/saved-views.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';

type ViewRow = InferSelectModel<typeof savedViews>;

/** More than anybody finds in a menu. */
const maxViews = 100;

interface Target {
  id: string;
  version: number;
}

export type Views = ReturnType<typeof createViews>;

export function createViews(database: Database, clock: Clock) {
  const visibleTo = (agent: AgentRow) =>
    or(eq(savedViews.agentId, agent.id), eq(savedViews.isGlobal, true));

  /** The agent's own view at the version that it saw. */
  async function lockOwn(transaction: Database, agent: AgentRow, { id, version }: Target) {
    const [row] = await transaction
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.id, id), eq(savedViews.agentId, agent.id)))
      .for('update');
    if (!row) throw new Refusal('not-found');
    if (row.version === version) return row;
    const current = answer(row, agent);
    throw await versionConflict(transaction, { entity: 'view', id, given: version, current });
  }

  /** Each page has one default view: a new one replaces the old one. */
  async function yieldDefault(transaction: Database, view: ViewRow): Promise<void> {
    if (!view.isDefault) return;
    const others = and(
      eq(savedViews.agentId, view.agentId),
      eq(savedViews.page, view.page),
      eq(savedViews.isDefault, true),
      ne(savedViews.id, view.id),
    );
    const changes = { isDefault: false, version: sql`version + 1`, updatedAt: view.updatedAt };
    await transaction.update(savedViews).set(changes).where(others);
  }

  return {
    /** Own and shared views by name; only those of `page` when it is given. */
    list: async (agent: AgentRow, page: string | undefined) => {
      const rows = await database
        .select()
        .from(savedViews)
        .where(and(visibleTo(agent), page === undefined ? undefined : eq(savedViews.page, page)))
        .orderBy(sql`lower(${savedViews.name})`, savedViews.id);
      return rows.map((row) => answer(row, agent));
    },
    /** One of them. Throws `not-found`. */
    read: async (agent: AgentRow, id: string) => {
      const [row] = await database
        .select()
        .from(savedViews)
        .where(and(eq(savedViews.id, id), visibleTo(agent)));
      if (!row) throw new Refusal('not-found');
      return answer(row, agent);
    },
    /** Throws `duplicate` for a name, `forbidden` when anybody but management shares a view. */
    create: (agent: AgentRow, input: ViewInput) =>
      database.transaction(async (transaction) => {
        refuseSharing(agent, input);
        await refuseTooMany(transaction, agent);
        const now = clock();
        const row: ViewRow = {
          ...input,
          id: uuid(),
          version: 1,
          agentId: agent.id,
          createdAt: now,
          updatedAt: now,
        };
        await yieldDefault(transaction, row);
        await transaction.insert(savedViews).values(row);
        await record(transaction, { verb: 'create', before: null, after: row });
        return answer(row, agent);
      }),
    change: (agent: AgentRow, target: Target, patch: ViewPatch) =>
      database.transaction(async (transaction) => {
        const before = await lockOwn(transaction, agent, target);
        refuseSharing(agent, patch);
        const version = before.version + 1;
        const after: ViewRow = { ...before, ...defined(patch), version, updatedAt: clock() };
        await yieldDefault(transaction, after);
        await transaction.update(savedViews).set(after).where(eq(savedViews.id, after.id));
        await record(transaction, { verb: 'update', before, after });
        return answer(after, agent);
      }),
    remove: (agent: AgentRow, target: Target) =>
      database.transaction(async (transaction) => {
        const before = await lockOwn(transaction, agent, target);
        await transaction.delete(savedViews).where(eq(savedViews.id, before.id));
        await record(transaction, {
          verb: 'delete',
          before,
          after: { ...before, updatedAt: clock() },
        });
      }),
  };
}

/** A merge patch leaves out what it does not change. */
function defined(patch: ViewPatch): Partial<ViewRow> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

function answer(row: ViewRow, agent: AgentRow): View {
  const { agentId, createdAt, updatedAt, ...fields } = row;
  return {
    ...fields,
    isDefault: fields.isDefault && agentId === agent.id,
    isOwn: agentId === agent.id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function refuseSharing(agent: AgentRow, { isGlobal }: { isGlobal?: boolean | undefined }): void {
  if (isGlobal === true && !agent.roles.includes('ROLE_MANAGEMENT')) {
    throw new Refusal('forbidden');
  }
}

async function refuseTooMany(database: Database, agent: AgentRow): Promise<void> {
  const count = await database.$count(savedViews, eq(savedViews.agentId, agent.id));
  if (count < maxViews) return;
  throw new Refusal('validation', {
    errors: [{ pointer: '', code: 'max', params: { limit: maxViews } }],
  });
}

interface ViewChange {
  verb: 'create' | 'update' | 'delete';
  before: ViewRow | null;
  after: ViewRow;
}

async function record(database: Database, { verb, before, after }: ViewChange): Promise<void> {
  const { id, agentId, name, version, updatedAt } = after;
  const fields = ({ page, name: title, query, isDefault, isGlobal }: ViewRow) => ({
    page,
    name: title,
    query,
    isDefault,
    isGlobal,
  });
  await recordAudit(database, {
    at: updatedAt,
    agentId,
    actor: { id: agentId, role: 'agent' },
    action: `view.${verb}`,
    entity: 'view',
    entityId: id,
    label: name,
    version,
    ...changedFields(before ? fields(before) : {}, verb === 'delete' ? {} : fields(after)),
  });
}
