import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationStatus } from '@pazar/contracts/location';
import { Refusal } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import { lockOwn, removeOwn, writeOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { growingLocationTypes } from './growing-location-types.ts';
import { findDependants, isReferredTo, type Dependant } from './location-dependants.ts';
import { locationRecord } from './location-record.ts';
import { lockDependants, moveDependants } from './move-dependants.ts';
import { keepPrimary, makePrimary } from './primary-location.ts';

/**
 * Archives a location. `in-use` with its dependants, unless another own location takes them over;
 * `validation` when that one cannot.
 *
 * @returns the data that `undoArchive` needs
 */
export async function archiveLocation(
  context: Unit,
  target: Target,
  heirId: string | null,
): Promise<Change> {
  const location = await lockOwn(locationRecord, context, target);
  if (location.status === 'ARCHIVED') throw invalidTransition(location);
  const sought = { locationIds: [location.id], which: 'live' } as const;
  let dependants: Dependant[] = [];
  let there: string[] = [];
  if (heirId !== null) {
    const locked = await lockDependants(context, sought);
    ({ dependants } = locked);
    await requireHeir(context, { location, heirId, dependants });
    if (locked.late.length > 0) throw inUse(locked.late);
    there = await moveDependants(context, dependants, { from: location.id, to: heirId });
  } else {
    const blocking = await findDependants(context, sought);
    if (blocking.length > 0) throw inUse(blocking);
  }
  const version = await setStatus(context, location, 'ARCHIVED');
  await keepPrimary(context, heirId ?? undefined);
  const moved = dependants.map(({ entity, id }) => ({ entity, id }));
  const before = { status: location.status, isPrimary: location.isPrimary, heirId, moved, there };
  return { id: location.id, version, before };
}

/** Restores an archived location to active; it becomes primary if there is no other. */
export async function restoreLocation(context: Unit, target: Target): Promise<Change> {
  const location = await lockOwn(locationRecord, context, target);
  if (location.status === 'ACTIVE') throw invalidTransition(location);
  await setStatus(context, location, 'ACTIVE');
  await keepPrimary(context, location.id);
  const { id, version } = await lockOwn(locationRecord, context, { ...target, version: null });
  return { id, version, before: { status: location.status } };
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

interface Inheritance {
  location: LocationDetail;
  heirId: string;
  dependants: readonly Dependant[];
}

async function requireHeir(
  context: Unit,
  { location, heirId, dependants }: Inheritance,
): Promise<void> {
  const refuse = (code: 'unknown' | 'archived' | 'invalid') =>
    new Refusal('validation', { errors: [{ pointer: '/reassignTo', code }] });
  if (heirId === location.id) throw refuse('invalid');
  const heir = await locationRecord.read(context, heirId);
  if (heir === undefined) throw refuse('unknown');
  if (heir.status === 'ARCHIVED') throw refuse('archived');
  const takesLots = dependants.some(({ entity }) => entity === 'lot');
  if (takesLots && !growingLocationTypes.includes(heir.type)) throw refuse('invalid');
}

function setStatus(
  context: Unit,
  location: LocationDetail,
  status: LocationStatus,
): Promise<number> {
  return writeOwn(locationRecord, context, {
    row: location,
    action: status === 'ARCHIVED' ? 'location.archive' : 'location.restore',
    columns: { status, isPrimary: false },
    before: { status: location.status },
    after: { status },
  });
}

function invalidTransition({ status }: LocationDetail): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: status } });
}

function inUse(dependants: readonly Dependant[]): Refusal {
  const blocking = dependants.map(({ entity, id, code, name }) => ({
    entity,
    id,
    label: code ?? name?.mk ?? name?.en ?? null,
  }));
  return new Refusal('in-use', { extensions: { blocking } });
}
