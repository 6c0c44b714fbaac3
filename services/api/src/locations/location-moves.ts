import type { Target } from '../records/agent-context.ts';
import { lockOwn, moveOwn, removeOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { findDependants, isReferredTo } from './location-dependants.ts';
import { locationRecord } from './location-record.ts';
import { inUse, invalidTransition } from './location-refusals.ts';
import { keepPrimary, makePrimary } from './primary-location.ts';

/** Restores an archived location to active; it becomes primary if there is no other. */
export async function restoreLocation(context: Unit, target: Target): Promise<Change> {
  const { before } = await moveOwn(locationRecord, context, {
    ...target,
    action: 'location.restore',
    status: 'ACTIVE',
    columns: { isPrimary: false },
  });
  await keepPrimary(context, target.id);
  const { id, version } = await lockOwn(locationRecord, context, { ...target, version: null });
  return { id, version, before };
}

/** Makes an active location the primary one. */
export async function makeLocationPrimary(context: Unit, target: Target): Promise<void> {
  const location = await lockOwn(locationRecord, context, target);
  if (location.status === 'ARCHIVED') throw invalidTransition(location);
  if (!location.isPrimary) await makePrimary(context, location.id);
}

/** Deletes a location that nothing ever referred to; otherwise `in-use`. */
export async function removeLocation(context: Unit, target: Target): Promise<void> {
  const location = await lockOwn(locationRecord, context, target);
  if (await isReferredTo(context, location.id)) {
    throw inUse(await findDependants(context, { locationIds: [location.id], which: 'all' }));
  }
  await removeOwn(locationRecord, context, location);
  if (location.isPrimary) await keepPrimary(context);
}
