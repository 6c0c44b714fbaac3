import type { LocationDetail } from '@pazar/contracts/location-detail';
import { type LocationInput, locationInputSchema } from '@pazar/contracts/location-input';
import * as z from '@pazar/contracts/schema';
import { waitingShape } from '@pazar/section/queue/waiting';

const waitingLocationSchema = z.strictObject({ ...waitingShape, location: locationInputSchema });
/** A location that was recorded on this device and that the server has not confirmed. */
export type WaitingLocation = z.infer<typeof waitingLocationSchema>;

/** Whether this version can read what a browser kept. */
export function isWaitingLocation(kept: unknown): kept is WaitingLocation {
  return waitingLocationSchema.safeParse(kept).success;
}

/** A waiting location as a form edits it: a record that is on this device alone. */
export interface KeptLocation {
  readonly id: string;
  readonly version: number;
  readonly location: LocationInput;
}

export const keptLocation = ({
  key,
  location,
}: Pick<WaitingLocation, 'key' | 'location'>): KeptLocation => ({
  id: key,
  version: 1,
  location,
});

/** A location as it was saved: by the server, or on this device. */
export type SavedLocation = LocationDetail | KeptLocation;

export const isKept = (saved: SavedLocation): saved is KeptLocation => 'location' in saved;
