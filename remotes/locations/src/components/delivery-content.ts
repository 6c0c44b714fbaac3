import type { ServiceArea } from '@pazar/contracts/location-input';
import type { Position } from '@pazar/geography/position';
import type { MapContent } from '@pazar/ui/map/map-content';
import { isReadable, leftOutOf } from '../model/delivery.ts';

/** A delivery area as a map draws it, around the pin of its location. */
export function deliveryContent(
  area: ServiceArea,
  pin: Position | null,
  label: string,
): MapContent {
  const codes = 'codes' in area ? area.codes : [];
  const radiusKm = 'radiusKm' in area && isReadable(area) ? area.radiusKm : 0;
  return {
    areas: [
      ...codes.map((code) => ({ code, tone: 'good' as const })),
      ...leftOutOf(area).map((code) => ({ code, tone: 'attention' as const })),
    ],
    ...(pin !== null && {
      pins: [{ key: 'location', position: pin, label, kind: 'dot', tone: 'accent' }],
      ...(radiusKm > 0 && {
        circles: [{ key: 'radius', centre: pin, radiusKm, tone: 'good' }],
      }),
    }),
  };
}
