import { isInside, metresToRings, type Point, type Ring } from './ring.ts';

/** Points along each side of the grid in which the centre is looked for, and how often it shrinks. */
const steps = 24;
const rounds = 3;

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The point inside the rings that is furthest from them: where a name has most space. */
export function findCentre(rings: readonly Ring[]): Point {
  let box = boxOf(rings.flat());
  let best: { point: Point; metres: number } | undefined;
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const point of gridOf(box)) {
      const metres = isInside(point, rings) ? metresToRings(point, rings) : 0;
      if (metres > (best?.metres ?? 0)) best = { point, metres };
    }
    if (best === undefined) throw new Error('The rings hold no point of the grid');
    box = around(best.point, box);
  }
  const [lng, lat] = best?.point ?? [0, 0];
  return [round(lng), round(lat)];
}

interface Box {
  readonly from: Point;
  readonly to: Point;
}

function boxOf(points: readonly Point[]): Box {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return {
    from: [Math.min(...lngs), Math.min(...lats)],
    to: [Math.max(...lngs), Math.max(...lats)],
  };
}

function gridOf({ from, to }: Box): Point[] {
  const shares = Array.from({ length: steps }, (_, index) => (index + 0.5) / steps);
  return shares.flatMap((x) =>
    shares.map((y): Point => [from[0] + x * (to[0] - from[0]), from[1] + y * (to[1] - from[1])]),
  );
}

/** One and a half steps of the grid to each side. */
function around([lng, lat]: Point, { from, to }: Box): Box {
  const [dx, dy] = [(to[0] - from[0]) / steps, (to[1] - from[1]) / steps];
  return {
    from: [lng - 1.5 * dx, lat - 1.5 * dy],
    to: [lng + 1.5 * dx, lat + 1.5 * dy],
  };
}
