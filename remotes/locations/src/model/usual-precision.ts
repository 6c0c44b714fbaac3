import type { LocationType, PublicPrecision } from '@pazar/contracts/location';

/** Types without sale: an exact position would show customers a field, and thieves its place. */
const grows: readonly LocationType[] = ['FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD'];

/** What customers see of a new location of a kind, until the agent says otherwise. */
export function usualPrecision(type: LocationType): PublicPrecision {
  return grows.includes(type) ? 'HIDDEN' : 'EXACT';
}
