import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationStatus } from '@pazar/contracts/location';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';
import { lockOwn, removeOwn, writeOwn } from '../records/change-own.ts';
import { growingLocationTypes } from './growing-location-types.ts';
import { findDependants, moveDependants, type Dependant } from './location-dependants.ts';
import { locationRecord } from './location-record.ts';
import { keepPrimary, makePrimary } from './primary-location.ts';

/**
 * Archives a location. `in-use` with what depends on it, unless another own location takes that over;
 * `validation` when that one cannot.
 */
export async function archiveLocation(
  context: AgentContext,
  target: Target,
  replacementId: string | undefined,
): Promise<void> {
  const location = await lockOwn(locationRecord, context, target);
  if (location.status === 'ARCHIVED') throw invalidTransition(location);
  const dependants = await findDependants(context, location.id, 'live');
  if (replacementId !== undefined) {
    await requireReplacement(context, { location, replacementId, dependants });
    await moveDependants(context, dependants, { from: location.id, to: replacementId });
  } else if (dependants.length > 0) {
    throw inUse(dependants);
  }
  await setStatus(context, location, 'ARCHIVED');
  await keepPrimary(context, replacementId);
}

/** Makes an archived location active again; the primary one if there is no other. */
export async function restoreLocation(context: AgentContext, target: Target): Promise<void> {
  const location = await lockOwn(locationRecord, context, target);
  if (location.status === 'ACTIVE') throw invalidTransition(location);
  await setStatus(context, location, 'ACTIVE');
  await keepPrimary(context, location.id);
}

/** Makes an active location the primary one. */
export async function makeLocationPrimary(context: AgentContext, target: Target): Promise<void> {
  const location = await lockOwn(locationRecord, context, target);
  if (location.status === 'ARCHIVED') throw invalidTransition(location);
  if (!location.isPrimary) await makePrimary(context, location.id);
}

/** Deletes a location that nothing has ever referred to; else `in-use`. */
export async function removeLocation(context: AgentContext, target: Target): Promise<void> {
  const location = await lockOwn(locationRecord, context, target);
  const dependants = await findDependants(context, location.id, 'all');
  if (dependants.length > 0) throw inUse(dependants);
  await removeOwn(locationRecord, context, location);
  await keepPrimary(context);
}

interface Replacement {
  location: LocationDetail;
  replacementId: string;
  dependants: readonly Dependant[];
}

async function requireReplacement(
  context: AgentContext,
  { location, replacementId, dependants }: Replacement,
): Promise<void> {
  const refuse = (code: 'unknown' | 'archived' | 'invalid') =>
    new Refusal('validation', { errors: [{ pointer: '/reassignTo', code }] });
  if (replacementId === location.id) throw refuse('invalid');
  const replacement = await locationRecord.read(context, replacementId);
  if (replacement === undefined) throw refuse('unknown');
  if (replacement.status === 'ARCHIVED') throw refuse('archived');
  const takesLots = dependants.some(({ entity }) => entity === 'lot');
  if (takesLots && !growingLocationTypes.includes(replacement.type)) throw refuse('invalid');
}

async function setStatus(
  context: AgentContext,
  location: LocationDetail,
  status: LocationStatus,
): Promise<void> {
  await writeOwn(locationRecord, context, {
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
  const blocking = dependants.map(({ entity, id, label }) => ({ entity, id, label }));
  return new Refusal('in-use', { extensions: { blocking } });
}
