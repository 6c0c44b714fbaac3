import type { LocationType } from './location.ts';

/** Where a lot can grow or lie. */
export const growingLocationTypes: readonly LocationType[] = [
  'FARM',
  'FIELD',
  'GREENHOUSE',
  'ORCHARD',
  'VINEYARD',
  'WAREHOUSE',
];
