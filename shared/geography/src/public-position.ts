import { areaOf } from './areas.ts';
import { municipalityAt } from './municipality-at.ts';
import type { Position } from './position.ts';

/** Cells of about 1 km: 1.1 km from south to north, 1.0 km from west to east at 41.6 degrees. */
const cell = { lat: 0.01, lng: 0.0125 } as const;

/** How many cells away a middle may be that is in the pin's municipality. */
const reach = 2;

/**
 * The position that customers see of a place whose exact one is not shown: the middle of the cell of
 * about 1 km that the pin is in, or the nearest middle that is in the same municipality, or in the
 * smallest ones their centre. Each pin of a cell and municipality has the same, so it says nothing
 * else about the pin, however often the pin is moved within the cell.
 */
export function publicPosition(pin: Position): Position {
  const code = municipalityAt(pin);
  const [row, column] = [Math.floor(pin.lat / cell.lat), Math.floor(pin.lng / cell.lng)];
  const middles = steps.map(([north, east]) => middleOf(row + north, column + east));
  const found = middles.find((middle) => municipalityAt(middle) === code);
  return found ?? areaOf(code ?? '')?.centre ?? middleOf(row, column);
}

/** Rounded, because the multiplication leaves tails such as 41.40500000000001. */
function middleOf(row: number, column: number): Position {
  const round = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;
  return { lat: round((row + 0.5) * cell.lat), lng: round((column + 0.5) * cell.lng) };
}

/** The cells around one, nearest first. */
const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  .flatMap((north, _, all) => all.map((east) => [north, east] as const))
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
