import type { PublicPrecision } from '@pazar/contracts/location';
import { municipalityAt } from '@pazar/geography/municipality-at';
import type { Position } from '@pazar/geography/position';
import { publicPosition } from '@pazar/geography/public-position';
import type { MapContent } from '@pazar/ui/map/map-content';

/** How far from the pin the point that customers see may be, in km. */
const publicRadiusKm = 1;

/** All that customers see of a pin: it, a circle, or the municipality alone, which the pin is in or its address names. */
export function seenByCustomers(
  pin: Position,
  {
    precision,
    label = '',
    code = '',
  }: { precision: PublicPrecision; label?: string; code?: string },
): MapContent {
  switch (precision) {
    case 'EXACT':
      return { pins: [{ key: 'public', position: pin, label, tone: 'accent' }] };
    case 'APPROX':
      return {
        circles: [
          { key: 'public', centre: publicPosition(pin), radiusKm: publicRadiusKm, tone: 'accent' },
        ],
      };
    case 'HIDDEN':
      return { areas: [{ code: code || (municipalityAt(pin) ?? ''), tone: 'accent' }] };
  }
}
