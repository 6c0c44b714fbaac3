import type { LocationSummary } from '@pazar/contracts/location';
import { areaOf } from '@pazar/geography/areas';
import { membersOf } from '@pazar/geography/municipalities';
import type { MapPin } from '@pazar/ui/map/map-content';

/** What a pin needs of a place. */
export type MappedPlace = Pick<
  LocationSummary,
  'id' | 'name' | 'lat' | 'lng' | 'address' | 'warnings'
>;

/**
 * The pin of a place, under its name; one with warnings calls for attention. A place without a position is a
 * ring in the municipality of its address; of a municipality that has no shape there is no pin.
 *
 * @param words what else is on the pin or beside it
 */
export function placePin(
  { id, name, lat, lng, address, warnings }: MappedPlace,
  words: Partial<Pick<MapPin, 'label' | 'mark' | 'caption'>> = {},
): MapPin[] {
  const pin = {
    key: id,
    label: name,
    ...words,
    ...(warnings.length > 0 && { tone: 'attention' as const }),
  };
  if (lat !== null && lng !== null) return [{ ...pin, position: { lat, lng } }];
  const [code = ''] = membersOf(address.municipalityCode);
  const centre = areaOf(code)?.centre;
  return centre === undefined ? [] : [{ ...pin, position: centre, kind: 'ring' }];
}
