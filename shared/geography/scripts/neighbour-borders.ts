import type { Point, Ring } from './ring.ts';
import { buildTopology } from './topology.ts';

/** The surroundings of the country on a wide map, in degrees. */
const view = { lng: [18, 25.5], lat: [40, 43.2] } as const;

/** The borders that two neighbours share, as far as a map can show them. */
export function neighbourBorders(
  countries: ReadonlyMap<string, readonly Ring[]>,
): (readonly Point[])[] {
  const { arcs, rings } = buildTopology(countries);
  const sides = Map.groupBy(
    [...rings].flatMap(([country, parts]) =>
      parts.flat().map((arc) => ({ country, arc: arc < 0 ? ~arc : arc })),
    ),
    ({ arc }) => arc,
  );
  const shared = arcs.filter((_, index) => {
    const owners = sides.get(index) ?? [];
    return owners.length === 2 && owners.every(({ country }) => country !== 'MK');
  });
  return shared.flatMap(partsInView).filter((part) => part.length > 1);
}

/** The runs of points in the view, each with the first point beyond it. */
function partsInView(line: readonly Point[]): (readonly Point[])[] {
  const parts: Point[][] = [];
  let current: Point[] | undefined;
  for (const [index, point] of line.entries()) {
    if (isInView(point)) {
      if (current === undefined) parts.push((current = line.slice(Math.max(0, index - 1), index)));
      current.push(point);
    } else {
      current?.push(point);
      current = undefined;
    }
  }
  return parts;
}

function isInView([lng, lat]: Point): boolean {
  return lng > view.lng[0] && lng < view.lng[1] && lat > view.lat[0] && lat < view.lat[1];
}
