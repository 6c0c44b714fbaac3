import { isDeepStrictEqual } from 'node:util';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import {
  locationInputSchema,
  type LocationInput,
  type LocationPatch,
} from '@pazar/contracts/location-input';
import { newId } from '../records/new-id.ts';
import { changedFields } from '../records/audit.ts';
import { eq } from '../database/drizzle.ts';
import { locationImages } from '../database/tables/location-images.ts';
import { locations } from '../database/tables/locations.ts';
import { Refusal } from '../problems/refusal.ts';
import { fieldFaults } from '../problems/field-faults.ts';
import { mergePatch } from '../records/read-input.ts';
import { locationColumns, locationInputOf } from './location-columns.ts';
import {
  lockLocation,
  lockPlaces,
  readOwnLocation,
  recordLocationChange,
} from './location-context.ts';
import { requireValidReferences } from './location-faults.ts';
import { hasPrimary } from './primary-place.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/** Enters a place; an agent's first one is the primary one. 422 `validation`. */
export async function createLocation(
  context: AgentContext,
  input: LocationInput,
): Promise<LocationDetail> {
  await lockPlaces(context);
  await requireValidReferences(context, input);
  const { transaction, agentId, now } = context;
  const id = newId(now);
  await transaction.insert(locations).values({
    ...locationColumns(input),
    id,
    agentId,
    isPrimary: !(await hasPrimary(context)),
    status: 'ACTIVE',
    createdBy: agentId,
    updatedBy: agentId,
    createdAt: now,
    updatedAt: now,
  });
  await writeImages(context, id, input.imageIds);
  const location = await readOwnLocation(context, id);
  const after = { ...locationInputOf(location) };
  await recordLocationChange(context, location, { action: 'location.create', after });
  return location;
}

/** Changes the fields that a merge patch names. 404, 412, 422. */
export async function patchLocation(
  context: AgentContext,
  target: Target,
  patch: LocationPatch,
): Promise<LocationDetail> {
  const current = await lockLocation(context, target);
  const was = locationInputOf(current);
  // A patch names a service area as a whole: of one of another kind, nothing may stay.
  const base = patch.serviceArea === undefined ? was : { ...was, serviceArea: undefined };
  const merged = locationInputSchema.safeParse(mergePatch(base, patch), { reportInput: true });
  if (!merged.success) {
    throw new Refusal('validation', { errors: fieldFaults(merged.error.issues) });
  }
  const changes = changedFields({ ...was }, { ...merged.data });
  if (Object.keys(changes.after).length === 0) return current;
  await requireValidReferences(context, merged.data);
  const { transaction, agentId, now } = context;
  await transaction
    .update(locations)
    .set({
      ...locationColumns(merged.data),
      version: current.version + 1,
      updatedBy: agentId,
      updatedAt: now,
    })
    .where(eq(locations.id, current.id));
  if (!isDeepStrictEqual(was.imageIds, merged.data.imageIds)) {
    await writeImages(context, current.id, merged.data.imageIds);
  }
  const location = await readOwnLocation(context, current.id);
  await recordLocationChange(context, location, { action: 'location.update', ...changes });
  return location;
}

async function writeImages(
  { transaction }: AgentContext,
  locationId: string,
  imageIds: readonly string[],
): Promise<void> {
  await transaction.delete(locationImages).where(eq(locationImages.locationId, locationId));
  if (imageIds.length === 0) return;
  const rows = imageIds.map((imageId, position) => ({ locationId, imageId, position }));
  await transaction.insert(locationImages).values(rows);
}
