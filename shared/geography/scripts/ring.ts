/** A point as the source has it, in degrees with five decimals. */
export type Point = readonly [lng: number, lat: number];

/** A closed line: its first point is also its last. */
export type Ring = readonly Point[];

/** Two points are one and the same where their keys are equal. */
export const keyOf = ([lng, lat]: Point): string => `${lng},${lat}`;

/** Metres of a degree of latitude, and of longitude in the middle of the country, at 41.6 degrees. */
const metres = { lat: 111_070, lng: 111_320 * Math.cos((41.6 * Math.PI) / 180) };

/** Metres between a point and a piece of a line; exact enough within one country. */
function metresToPiece(point: Point, from: Point, to: Point): number {
  const [x, y] = relative(point, from);
  const [dx, dy] = relative(to, from);
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return Math.hypot(x - share * dx, y - share * dy);
}

function relative([lng, lat]: Point, [lng0, lat0]: Point): [x: number, y: number] {
  return [(lng - lng0) * metres.lng, (lat - lat0) * metres.lat];
}

/** The least metres between a point and any of the rings. */
export function metresToRings(point: Point, rings: readonly Ring[]): number {
  const pieces = rings.flatMap((ring) => ring.slice(1).map((to, index) => [ring[index], to]));
  const distances = pieces.map(([from, to]) =>
    from && to ? metresToPiece(point, from, to) : Infinity,
  );
  return Math.min(...distances);
}

/** Whether a ray from the point to the east crosses the rings an odd number of times. */
export function isInside([lng, lat]: Point, rings: readonly Ring[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [index, [x2, y2]] of ring.entries()) {
      const [x1, y1] = ring[index - 1] ?? [x2, y2];
      if (y1 > lat !== y2 > lat && lng < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1))
        inside = !inside;
    }
  }
  return inside;
}

/** Leaves out points that lie within the tolerance of the line without them (Douglas and Peucker). */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const distances = line.map((point) => metresToPiece(point, first, last));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, furthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(furthest), tolerance),
  ];
}
