import type { LocationBulk } from '@pazar/contracts/location-bulk';
import { z } from 'zod';
import type { BulkKind } from '../bulk/bulk-work.ts';
import type { BulkStep } from '../database/tables/bulk-actions.ts';
import type { Target } from '../records/agent-context.ts';
import { lockOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { locationList } from './location-list.ts';
import { archiveLocation, restoreLocation } from './location-moves.ts';
import { locationRecord } from './location-record.ts';
import { lockDependants, moveDependants, movingLocks } from './move-dependants.ts';
import { makePrimary } from './primary-location.ts';

/** Bulk actions on locations. */
export const locationBulk: BulkKind<LocationBulk> = {
  entity: 'location',
  list: locationList,
  locks: async (unit, ids, bulk) =>
    bulk.action === 'archive' && bulk.params.reassignTo !== undefined
      ? movingLocks(unit, { locationIds: ids, which: 'live' })
      : { agent: true },
  change: (context, id, bulk) =>
    bulk.action === 'archive'
      ? archiveLocation(context, { id, version: null }, bulk.params.reassignTo ?? null)
      : restoreLocation(context, { id, version: null }),
  undoLocks: (unit, steps) => {
    const replacements = steps.flatMap(
      ({ before }) => archivedSchema.safeParse(before).data?.heirId ?? [],
    );
    return movingLocks(unit, { locationIds: [...new Set(replacements)], which: 'all' });
  },
  undo: undoOne,
};

/** The former state of an archived location, and the dependants that another one took over. */
const archivedSchema = z.object({
  status: z.literal('ACTIVE'),
  isPrimary: z.boolean(),
  heirId: z.uuid().nullable(),
  moved: z.array(z.object({ entity: z.enum(['lot', 'product', 'promotion']), id: z.uuid() })),
  /** Those that named the heir before. */
  there: z.array(z.uuid()),
});
type Archived = z.infer<typeof archivedSchema>;

/**
 * Restores one location to its state before a bulk action. `version-conflict` when it was changed
 * since; `in-use` when the restored location is needed by now.
 */
async function undoOne(context: Unit, { id, version, before }: BulkStep): Promise<Change> {
  const target = { id, version };
  const archived = archivedSchema.safeParse(before).data;
  const change =
    archived === undefined
      ? await archiveLocation(context, target, null)
      : await giveBack(context, target, archived);
  return { ...change, before: null };
}

/** Returns its dependants to a restored location, as far as the heir still has them. */
async function giveBack(
  context: Unit,
  target: Target,
  { isPrimary, heirId, moved, there }: Archived,
): Promise<Change> {
  const { id } = target;
  await restoreLocation(context, target);
  if (heirId !== null) {
    const known = new Set(moved.map((row) => row.id));
    const sought = { locationIds: [heirId], which: 'all' } as const;
    const atHeir = await lockDependants(context, sought, ({ id: one }) => known.has(one));
    await moveDependants(context, atHeir.dependants, {
      from: heirId,
      to: id,
      stay: new Set(there),
    });
  }
  if (isPrimary && !(await lockOwn(locationRecord, context, { id, version: null })).isPrimary) {
    await makePrimary(context, id);
  }
  return { ...(await lockOwn(locationRecord, context, { id, version: null })), before: null };
}
