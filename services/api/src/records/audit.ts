import { isDeepStrictEqual } from 'node:util';
import type { Activity } from '@pazar/contracts/activity';
import type { AuditAction } from '@pazar/contracts/audit-action';
import { foldForSearch } from '@pazar/format/search-fold';
import type { Database } from '../database/database.ts';
import { and, desc, eq, gt } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import type { ChangedFields } from '../database/stored-values.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from './agent-context.ts';
import { newId } from './values.ts';

const usualVerbs = ['create', 'update', 'archive', 'restore', 'delete'] as const;
/** What is done to records of every kind: `update` of a product is the action `product.update`. */
type UsualVerb = (typeof usualVerbs)[number];

/** One recorded action. `before` and `after` hold only the changed fields. */
export interface AuditEvent {
  at: Date;
  /** The agent who owns the data; null for data without an owner. */
  agentId: string | null;
  /** The actor; null is the service itself. */
  actor: { id: string; role: Exclude<Activity['actorRole'], 'system'> } | null;
  /** `entity.verb`, such as `product.publish`. */
  action: AuditAction;
  entity: string;
  entityId: string | null;
  /** The current name of the entity, for people. */
  label?: string | null;
  /** The entity's version after the change. */
  version?: number;
  before?: ChangedFields;
  after?: ChangedFields;
  /** The reason; required of management. */
  reason?: string | null;
}

/** The table's limit; a label is for people and may be cut. */
const maxLabel = 200;

/** Writes an event, in the transaction of the change itself: one is never there without the other. */
export function recordAudit(database: Database, event: AuditEvent): Promise<void> {
  return write(database, event);
}

/** The only writer of the audit. An action of a kind of record may be one that the contract does not name. */
async function write(
  database: Database,
  event: Omit<AuditEvent, 'action'> & { action: AuditAction | `${string}.${UsualVerb}` },
): Promise<void> {
  const { actor, label, ...rest } = event;
  await database.insert(auditEvents).values({
    ...rest,
    id: newId(event.at),
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? 'system',
    label: label?.slice(0, maxLabel) ?? null,
    searchFold: auditFold(event),
  });
}

/** The search text of an event: the entity's name and the reason. */
export function auditFold({ label, reason }: Pick<AuditEvent, 'label' | 'reason'>): string {
  return foldForSearch([label, reason].filter(Boolean).join(' '));
}

/** An action of an agent on its own data: its name, or the verb of one that records of every kind have. */
export type OwnAction = AuditAction | UsualVerb;

/** Records an agent's action on its own data. */
export function recordOwnAudit(
  { transaction, agentId, now }: AgentContext,
  {
    action,
    ...event
  }: Omit<AuditEvent, 'at' | 'agentId' | 'actor' | 'action'> & { action: OwnAction },
): Promise<void> {
  const actor = { id: agentId, role: 'agent' } as const;
  const named = isUsual(action) ? (`${event.entity}.${action}` as const) : action;
  return write(transaction, { ...event, action: named, at: now, agentId, actor });
}

const isUsual = (action: OwnAction): action is UsualVerb =>
  usualVerbs.some((verb) => verb === action);

/** The fields that differ between two states of an entity, as they were and as they are. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { before: ChangedFields; after: ChangedFields } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isSameJson(before[name], after[name]),
  );
  const pick = (state: Readonly<Record<string, unknown>>): ChangedFields =>
    Object.fromEntries(names.map((name) => [name, state[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** The database does not keep the order of an object's members. */
function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || isDeepStrictEqual(one, other);
}

export interface Conflict {
  entity: string;
  id: string;
  /** The version that the caller has. */
  given: number;
  /** The record as `GET` answers it now. */
  current: { version: number; updatedAt: string };
}

/**
 * `version-conflict` with what the caller needs to merge. The fields that changed since its version
 * and who changed them last are read from the audit.
 */
export async function versionConflict(
  database: Database,
  { entity, id, given, current }: Conflict,
): Promise<Refusal> {
  const since = await database
    .select({ after: auditEvents.after, actor: agents.displayName, actorId: agents.id })
    .from(auditEvents)
    .leftJoin(agents, eq(agents.id, auditEvents.actorId))
    .where(
      and(
        eq(auditEvents.entity, entity),
        eq(auditEvents.entityId, id),
        gt(auditEvents.version, given),
      ),
    )
    .orderBy(desc(auditEvents.version));
  const changed = [...new Set(since.flatMap(({ after }) => Object.keys(after ?? {})))];
  return new Refusal('version-conflict', {
    extensions: {
      currentVersion: current.version,
      changedFields: changed.toSorted(),
      updatedBy: since[0]?.actor ?? null,
      updatedById: since[0]?.actorId ?? null,
      updatedAt: current.updatedAt,
      current,
    },
  });
}
