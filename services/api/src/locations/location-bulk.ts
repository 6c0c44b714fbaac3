import type { LocationBulk } from '@pazar/contracts/location-bulk';
import type { BulkKind } from '../bulk/bulk-work.ts';
import type { BulkStep } from '../database/stored-values.ts';
import type { Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { archiveLocation } from './archive-location.ts';
import { locationList } from './location-list.ts';
import { restoreLocation } from './location-moves.ts';
import { movingLocks } from './move-dependants.ts';
import { archivedSchema, returnDependants } from './undo-archive.ts';

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
      ({ before }) => archivedSchema.safeParse(before).data?.moved.map(({ to }) => to) ?? [],
    );
    return movingLocks(unit, { locationIds: [...new Set(replacements)], which: 'all' });
  },
  undo: undoOne,
};

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
      : await returnDependants(context, target, archived);
  return { ...change, before: null };
}
