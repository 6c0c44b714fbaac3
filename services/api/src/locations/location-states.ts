import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationStatus } from '@pazar/contracts/location';
import { eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { Refusal } from '../problems/refusal.ts';
import { growingLocationTypes } from './growing-location-types.ts';
import { lockLocation, readOwnLocation, recordLocationChange } from './location-context.ts';
import { findDependants, moveDependants, type Dependant } from './location-dependants.ts';
import { keepPrimary, makePrimary } from './primary-place.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/**
 * Archives a place. 409 `in-use` with what depends on it, unless another own place takes that over;
 * 422 when that place cannot; 409 `invalid-transition` when it is archived already. 404, 412.
 */
export async function archiveLocation(
  context: AgentContext,
  target: Target,
  reassignTo: string | undefined,
): Promise<LocationDetail> {
  const current = await lockLocation(context, target);
  if (current.status === 'ARCHIVED') throw invalidTransition(current);
  const dependants = await findDependants(context, current.id, 'live');
  if (reassignTo !== undefined) {
    await requireHeir(context, { current, reassignTo, dependants });
    await moveDependants(context, dependants, { from: current.id, to: reassignTo });
  } else if (dependants.length > 0) {
    throw inUse(dependants);
  }
  await setStatus(context, current, 'ARCHIVED');
  await keepPrimary(context, reassignTo);
  return readOwnLocation(context, current.id);
}

/** Makes an archived place active again; the primary one if there is no other. 404, 409, 412. */
export async function restoreLocation(
  context: AgentContext,
  target: Target,
): Promise<LocationDetail> {
  const current = await lockLocation(context, target);
  if (current.status === 'ACTIVE') throw invalidTransition(current);
  await setStatus(context, current, 'ACTIVE');
  await keepPrimary(context, current.id);
  return readOwnLocation(context, current.id);
}

/** Makes an active place the primary one. 404, 412; 409 `invalid-transition` when it is archived. */
export async function makeLocationPrimary(
  context: AgentContext,
  target: Target,
): Promise<LocationDetail> {
  const current = await lockLocation(context, target);
  if (current.status === 'ARCHIVED') throw invalidTransition(current);
  return current.isPrimary ? current : makePrimary(context, current.id);
}

/** Deletes a place that nothing has ever referred to. 404, 412; 409 `in-use`. */
export async function deleteLocation(context: AgentContext, target: Target): Promise<void> {
  const current = await lockLocation(context, target);
  const dependants = await findDependants(context, current.id, 'all');
  if (dependants.length > 0) throw inUse(dependants);
  const { transaction } = context;
  await transaction.delete(locations).where(eq(locations.id, current.id));
  await recordLocationChange(
    context,
    { ...current, version: current.version + 1 },
    { action: 'location.delete' },
  );
  await keepPrimary(context, undefined);
}

async function requireHeir(
  context: AgentContext,
  { current, reassignTo, dependants }: Handover,
): Promise<void> {
  const refuse = (code: 'unknown' | 'archived' | 'invalid') =>
    new Refusal('validation', { errors: [{ pointer: '/reassignTo', code }] });
  if (reassignTo === current.id) throw refuse('invalid');
  const heir = await readOwnLocation(context, reassignTo).catch((error: unknown) => {
    throw error instanceof Refusal ? refuse('unknown') : error;
  });
  if (heir.status === 'ARCHIVED') throw refuse('archived');
  const takesLots = dependants.some(({ entity }) => entity === 'lot');
  if (takesLots && !growingLocationTypes.includes(heir.type)) throw refuse('invalid');
}
interface Handover {
  current: LocationDetail;
  reassignTo: string;
  dependants: readonly Dependant[];
}

async function setStatus(
  context: AgentContext,
  current: LocationDetail,
  status: LocationStatus,
): Promise<void> {
  const { transaction, agentId, now } = context;
  const version = current.version + 1;
  await transaction
    .update(locations)
    .set({ status, isPrimary: false, version, updatedBy: agentId, updatedAt: now })
    .where(eq(locations.id, current.id));
  await recordLocationChange(
    context,
    { ...current, version },
    {
      action: status === 'ARCHIVED' ? 'location.archive' : 'location.restore',
      before: { status: current.status },
      after: { status },
    },
  );
}

function invalidTransition({ status }: LocationDetail): Refusal {
  return new Refusal('invalid-transition', { extensions: { state: status } });
}

function inUse(dependants: readonly Dependant[]): Refusal {
  const blocking = dependants.map(({ entity, id, label }) => ({ entity, id, label }));
  return new Refusal('in-use', { extensions: { blocking } });
}
