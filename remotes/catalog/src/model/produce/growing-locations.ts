import type { LocationType } from '@pazar/contracts/location';

/** Locations where a lot can grow or lie. */
export const growingLocations = {
  type: ['FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD', 'FARM', 'WAREHOUSE'],
} as const satisfies { type: readonly LocationType[] };
