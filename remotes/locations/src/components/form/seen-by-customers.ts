import type { PublicPrecision } from '@pazar/contracts/location';
import type { Position } from '@pazar/geography/position';
import { publicPosition } from '@pazar/geography/public-position';
import type { MapContent } from '@pazar/ui/map/map-content';

/** How far from the pin the point that customers see may be, in km. */
const publicRadiusKm = 1;

/** What customers see beside the pin, where that is not the pin itself. */
export function seenByCustomers(
  pin: Position,
  precision: PublicPrecision,
): Pick<MapContent, 'circles'> {
  if (precision !== 'APPROX') return {};
  const centre = publicPosition(pin);
  return { circles: [{ key: 'public', centre, radiusKm: publicRadiusKm, tone: 'accent' }] };
}
