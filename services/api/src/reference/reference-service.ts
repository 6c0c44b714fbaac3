import { changedFields, recordAudit, versionConflict } from '../records/audit.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { Refusal } from '../problems/refusal.ts';
import { mergeCrops } from './merge-crops.ts';
import type { ManagementAct } from '../records/agent-context.ts';
import {
  cropKind,
  referenceColumns,
  type ReferenceFields,
  type ReferenceItem,
  type ReferenceKindOf,
} from './reference-kinds.ts';

export interface ReferenceTarget {
  key: string;
  version: number;
}

/** Changes reference data; each change has a reason and an audit event. */
export type ReferenceService = ReturnType<typeof createReferenceService>;

export function createReferenceService(database: Database, clock: Clock) {
  async function find<Item extends ReferenceItem>(
    transaction: Database,
    { table, key, item }: ReferenceKindOf<Item>,
    id: string,
  ): Promise<Item | undefined> {
    const [row] = await transaction.select().from(table).where(eq(key, id)).for('update');
    // The kind's own table has the rows that its `item` reads.
    return row && item(row as never);
  }

  async function lock<Item extends ReferenceItem>(
    transaction: Database,
    kind: ReferenceKindOf<Item>,
    { key, version }: ReferenceTarget,
  ): Promise<Item> {
    const current = await find(transaction, kind, key);
    if (current === undefined) throw new Refusal('not-found');
    if (current.version === version) return current;
    throw await versionConflict(transaction, {
      entity: kind.entity,
      id: key,
      given: version,
      current,
    });
  }

  function record<Item extends ReferenceItem>(
    transaction: Database,
    {
      act,
      kind,
      verb,
    }: { act: ManagementAct; kind: ReferenceKindOf<Item>; verb: 'create' | 'update' | 'delete' },
    { id, before, after }: { id: string; before?: Item; after?: Item },
  ): Promise<void> {
    return recordAudit(transaction, {
      at: clock(),
      agentId: null,
      actor: { id: act.managerId, role: 'management' },
      action: `${kind.entity}.${verb}`,
      entity: kind.entity,
      entityId: id,
      label: labelOf(after ?? before),
      version: after?.version ?? (before?.version ?? 0) + 1,
      ...changedFields({ ...before }, { ...after }),
      reason: act.reason,
    });
  }

  return {
    create: <Item extends ReferenceItem>(
      act: ManagementAct,
      kind: ReferenceKindOf<Item>,
      fields: ReferenceFields,
    ) =>
      database.transaction(async (transaction) => {
        requirePeriod(fields);
        const id = kind.keyOf(fields);
        if ((await find(transaction, kind, id)) !== undefined) throw taken(kind);
        await transaction
          .insert(kind.table)
          .values({ ...referenceColumns(fields), [columnOf(kind)]: id, updatedAt: clock() });
        const after = await find(transaction, kind, id);
        if (after === undefined) throw new Error(`${kind.entity} ${id} was not stored.`);
        await record(transaction, { act, kind, verb: 'create' }, { id, after });
        return after;
      }),
    patch: <Item extends ReferenceItem>(
      { act, target }: { act: ManagementAct; target: ReferenceTarget },
      kind: ReferenceKindOf<Item>,
      fields: ReferenceFields,
    ) =>
      database.transaction(async (transaction) => {
        const before = await lock(transaction, kind, target);
        requirePeriod({ ...before, ...fields });
        await transaction
          .update(kind.table)
          .set({
            ...referenceColumns(fields),
            version: target.version + 1,
            updatedAt: clock(),
          })
          .where(and(eq(kind.key, target.key), eq(kind.version, target.version)));
        const after = await find(transaction, kind, target.key);
        if (after === undefined) throw new Refusal('not-found');
        await record(transaction, { act, kind, verb: 'update' }, { id: target.key, before, after });
        return after;
      }),
    remove: (act: ManagementAct, kind: ReferenceKindOf<ReferenceItem>, target: ReferenceTarget) =>
      database.transaction(async (transaction) => {
        const before = await lock(transaction, kind, target);
        if (await kind.isUsed?.(transaction, before)) throw new Refusal('in-use');
        await transaction.delete(kind.table).where(eq(kind.key, target.key));
        await record(transaction, { act, kind, verb: 'delete' }, { id: target.key, before });
      }),
    /** Retires a crop and moves its lots to another one. */
    mergeCrops: (act: ManagementAct, target: ReferenceTarget, into: string) =>
      database.transaction(async (transaction) => {
        const gone = await lock(transaction, cropKind, target);
        const kept = into === target.key ? undefined : await find(transaction, cropKind, into);
        if (!kept?.active) {
          throw new Refusal('validation', { errors: [{ pointer: '/into', code: 'unknown' }] });
        }
        await mergeCrops({ transaction, now: clock(), act }, gone, kept);
        return kept;
      }),
  };
}

/** The last day is not before the first; a change may send one of them alone. */
function requirePeriod({ validFrom, validTo }: ReferenceFields): void {
  if (typeof validFrom !== 'string' || typeof validTo !== 'string' || validTo >= validFrom) return;
  throw new Refusal('validation', { errors: [{ pointer: '/validTo', code: 'before-start' }] });
}

/** An exchange rate has no name but its day. */
function labelOf(item: ReferenceItem | undefined): string | null {
  if (item === undefined) return null;
  return 'name' in item ? item.name.mk : item.validFrom;
}

/** The name that the table's definition has for its key. */
function columnOf({ entity }: ReferenceKindOf<ReferenceItem>): 'code' | 'id' {
  return entity === 'unit' ? 'code' : 'id';
}

function taken(kind: ReferenceKindOf<ReferenceItem>): Refusal {
  const pointer = `/${columnOf(kind)}`;
  return new Refusal('duplicate', { errors: [{ pointer, code: 'duplicate' }] });
}
