import type { LocationType, PublicPrecision } from '@pazar/contracts/location';

/** Where nobody buys: customers would stand before a field, and thieves would know where it is. */
const grows: readonly LocationType[] = ['FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD'];

/** What customers see of a new location of a kind, until the agent says otherwise. */
export function usualPrecision(type: LocationType): PublicPrecision {
  return grows.includes(type) ? 'HIDDEN' : 'EXACT';
}
