import type { LocationDetail } from '@pazar/contracts/location-detail';
import { type LocationInput, locationInputSchema } from '@pazar/contracts/location-input';
import * as z from '@pazar/contracts/schema';
import { waitingShape } from '@pazar/section/queue/waiting';

const waitingPlaceSchema = z.strictObject({ ...waitingShape, place: locationInputSchema });
/** A place that was recorded on this device and that the server has not confirmed. */
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;

/** Whether this version can read what a browser kept. */
export function isWaitingPlace(kept: unknown): kept is WaitingPlace {
  return waitingPlaceSchema.safeParse(kept).success;
}

/** A waiting place as a form edits it: a record that is on this device alone. */
export interface KeptPlace {
  readonly id: string;
  readonly version: number;
  readonly place: LocationInput;
}

export const keptPlace = ({ key, place }: Pick<WaitingPlace, 'key' | 'place'>): KeptPlace => ({
  id: key,
  version: 1,
  place,
});

/** A place as it was saved: by the server, or on this device. */
export type SavedPlace = LocationDetail | KeptPlace;

export const isKept = (saved: SavedPlace): saved is KeptPlace => 'place' in saved;
