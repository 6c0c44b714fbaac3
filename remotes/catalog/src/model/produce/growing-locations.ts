import { growingLocationTypes } from '@pazar/contracts/growing-location-types';

/** Locations where a lot can grow or lie. */
export const growingLocations = { type: growingLocationTypes } as const;
