import { unitsOfKm } from './projection.ts';
import type { View } from './view.ts';

/** A round distance and how many pixels it is. */
export interface MapScale {
  readonly km: number;
  readonly pixels: number;
}

const longest = 110;

/** The longest of 1, 2 and 5 times a power of ten that is not too long for a corner of the map. */
export function scaleOfMap(view: View): MapScale {
  const pixelsOfKm = view.scale * unitsOfKm;
  const most = longest / pixelsOfKm;
  const power = 10 ** Math.floor(Math.log10(most));
  const times = [5, 2, 1].find((one) => one * power <= most) ?? 1;
  return { km: times * power, pixels: times * power * pixelsOfKm };
}
