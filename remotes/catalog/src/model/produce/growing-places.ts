import type { LocationType } from '@pazar/contracts/location';

/** Places where a lot can grow or lie. */
export const growingPlaces = {
  type: ['FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD', 'FARM', 'WAREHOUSE'],
} as const satisfies { type: readonly LocationType[] };
