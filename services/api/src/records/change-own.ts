import { and, eq } from '../database/drizzle.ts';
import { notifications } from '../database/tables/notifications.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext, Target } from './agent-context.ts';
import { changedFields, type OwnAction, recordOwnAudit, versionConflict } from './audit.ts';
import type { Changed, Fields, OwnRecord, OwnTypes } from './own-record.ts';
import { mergePatch, parsed } from './read-input.ts';
import type { Unit } from './unit.ts';
import { newId } from './values.ts';

/** Reads an own record. Throws `not-found` for any other. */
export async function readOwn<Types extends OwnTypes>(
  { read }: OwnRecord<Types>,
  context: AgentContext,
  id: string,
): Promise<Types['detail']> {
  const detail = await read(context, id);
  if (detail === undefined) throw new Refusal('not-found');
  return detail;
}

interface Locked<Types extends OwnTypes> extends Target {
  /** Its state when absent. */
  what?: Changed<Types>;
}

/**
 * Locks an own record with all that its change needs, and reads it. Throws `not-found`, or
 * `version-conflict` if the caller saw another version.
 */
export async function lockOwn<Types extends OwnTypes>(
  record: OwnRecord<Types>,
  unit: Unit,
  { id, version, what = 'state' }: Locked<Types>,
): Promise<Types['row']> {
  await unit.lock(record.locks([id], what));
  const row = await record.row(unit, id);
  if (row === undefined) throw new Refusal('not-found');
  if (version === null || version === row.version) return row;
  const current = await readOwn(record, unit, id);
  const conflict = { entity: record.entity, id, given: version, current };
  throw await versionConflict(unit.transaction, conflict);
}

/** Creates a record, and reads it. */
export async function createOwn<Types extends OwnTypes>(
  record: OwnRecord<Types>,
  context: Unit,
  given: Types['input'],
): Promise<Types['detail']> {
  const { id } = await enterOwn(record, context, given);
  return readOwn(record, context, id);
}

/** Creates a record, for a caller that does not show it. Returns the locked record. */
export async function enterOwn<Types extends OwnTypes>(
  record: OwnRecord<Types>,
  context: Unit,
  given: Types['input'],
): Promise<Types['row']> {
  await context.lock(record.locks([], given));
  const input = await record.settle(context, { input: given, was: null, row: null });
  const { transaction, agentId, now } = context;
  const id = newId(now);
  await transaction.insert(record.table).values({
    ...record.columns(input, null),
    ...(await record.firstColumns?.(context)),
    id,
    agentId,
    createdBy: agentId,
    updatedBy: agentId,
    createdAt: now,
    updatedAt: now,
  });
  if (record.lockedAs !== undefined) context.created(record.lockedAs, id);
  await record.writeParts?.(context, id, { input, was: null });
  const row = await lockOwn(record, context, { id, version: null, what: given });
  await recordOwnAudit(context, {
    action: 'create',
    entity: record.entity,
    entityId: id,
    label: record.label(row),
    version: row.version,
    after: fieldsOf(await record.inputOf(context, row)),
  });
  return row;
}

/** The result of a change. `before` has the former values of the changed fields; null: none differs. */
export interface Change {
  id: string;
  version: number;
  before: Fields | null;
}

/** The same of a change of fields, with the new values of those that differ. */
interface Patch extends Change {
  after: Fields | null;
}

interface Patched<Types extends OwnTypes> extends Target {
  /** The patch, or the function that derives it from the record. */
  patch: Types['patch'] | ((was: Types['settled']) => Types['patch']);
  /** A patch with the fields of one that is derived; any when absent. */
  what?: Types['patch'] | undefined;
}

/** Changes fields of a record. Without a difference its version stays. */
export async function patchOwn<Types extends OwnTypes>(
  record: OwnRecord<Types>,
  context: Unit,
  { patch, what, ...target }: Patched<Types>,
): Promise<Patch> {
  const changed = typeof patch === 'function' ? (what ?? 'fields') : patch;
  const row = await lockOwn(record, context, { ...target, what: changed });
  const was = await record.inputOf(context, row);
  const given = typeof patch === 'function' ? patch(was) : patch;
  const merged = record.merge ? record.merge(was, given, row) : mergePatch(was, given);
  const proposed = { input: parsed(record.schema, merged), was, row };
  const input = await record.settle(context, proposed);
  const { before, after } = changedFields(fieldsOf(was), fieldsOf(input));
  if (Object.keys(after).length === 0)
    return { id: row.id, version: row.version, before: null, after: null };
  const version = await writeOwn(record, context, {
    row,
    action: 'update',
    columns: record.columns(input, row),
    label: record.label(input),
    before,
    after,
  });
  await record.writeParts?.(context, row.id, { input, was });
  return { id: row.id, version, before, after };
}

/** A change of a locked record: its columns, and its audit event. */
interface OwnWrite<Types extends OwnTypes> {
  row: Types['row'];
  action: OwnAction;
  columns: Fields;
  label?: string | null;
  before: Fields;
  after: Fields;
  reason?: string | null;
}

/** Writes columns of a locked record and increments its version. Returns the new version. */
export async function writeOwn<Types extends OwnTypes>(
  record: OwnRecord<Types>,
  context: Unit,
  { row, columns, ...event }: OwnWrite<Types>,
): Promise<number> {
  const { transaction, agentId, now } = context;
  const version = row.version + 1;
  await transaction
    .update(record.table)
    .set({ ...columns, version, updatedBy: agentId, updatedAt: now })
    .where(eq(record.table.id, row.id));
  const named = { entity: record.entity, entityId: row.id, label: record.label(row) };
  await recordOwnAudit(context, { ...named, ...event, version });
  return version;
}

interface Moved<Types extends OwnTypes> extends Target {
  action: OwnAction;
  status: WithStatus<Types>['row']['status'];
  /** Other columns that change with it. */
  columns?: Fields;
}
type WithStatus<Types extends OwnTypes> = Types & { row: { status: string } };

/** Brings a record into another state; `invalid-transition` where it is in that state. */
export async function moveOwn<Types extends OwnTypes>(
  record: OwnRecord<WithStatus<Types>>,
  unit: Unit,
  { action, status, columns, ...target }: Moved<Types>,
): Promise<Change> {
  const row = await lockOwn(record, unit, target);
  const before = { status: row.status };
  if (row.status === status)
    throw new Refusal('invalid-transition', { extensions: { state: status } });
  const after = { status };
  const write = { row, action, columns: { ...columns, status }, before, after };
  return { id: row.id, version: await writeOwn(record, unit, write), before };
}

/** Deletes a locked record that the caller has found deletable. */
export async function removeOwn<Types extends OwnTypes>(
  record: OwnRecord<Types>,
  context: Unit,
  row: Types['row'],
): Promise<void> {
  const before = fieldsOf(await record.inputOf(context, row));
  await context.transaction.delete(record.table).where(eq(record.table.id, row.id));
  // What was said of it leads nowhere now.
  await context.transaction
    .delete(notifications)
    .where(
      and(
        eq(notifications.agentId, context.agentId),
        eq(notifications.entity, record.entity),
        eq(notifications.entityId, row.id),
      ),
    );
  await recordOwnAudit(context, {
    action: 'delete',
    entity: record.entity,
    entityId: row.id,
    label: record.label(row),
    version: row.version + 1,
    before,
  });
}

function fieldsOf(input: object): Fields {
  return Object.fromEntries(Object.entries(input));
}
