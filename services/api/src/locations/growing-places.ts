import type { LocationType } from '@pazar/contracts/location';

/** Where a lot can grow or lie. */
export const growingPlaces: readonly LocationType[] = [
  'FARM',
  'FIELD',
  'GREENHOUSE',
  'ORCHARD',
  'VINEYARD',
  'WAREHOUSE',
];
