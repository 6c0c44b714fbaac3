import { keyOf, type Point, type Ring } from './ring.ts';

/** Borders, each once, and the areas as closed runs of them. */
export interface Topology {
  /** A border between two places where three areas meet. */
  readonly arcs: readonly (readonly Point[])[];
  /** Rings of each area by the index of their arcs; `~index` is the arc from its end. */
  readonly rings: ReadonlyMap<string, readonly (readonly number[])[]>;
}

/**
 * Finds what borders areas share. An edge that both sides of belong to the same area is inside it and
 * falls away, so areas are merged by giving their rings to one name.
 *
 * @param areas rings that all run the same way round
 * @throws Error when two areas have the same edge in the same direction: they overlap
 */
export function buildTopology(areas: ReadonlyMap<string, readonly Ring[]>): Topology {
  const edges = collectEdges(areas);
  const meetings = findMeetings(edges.flatMap(({ steps }) => steps));
  const arcs: (readonly Point[])[] = [];
  const known = new Map<string, number>();

  function indexOf(arc: readonly Point[]): number {
    const there = arc.map(keyOf).join(' ');
    const back = arc.toReversed().map(keyOf).join(' ');
    const found = known.get(there);
    if (found !== undefined) return found;
    known.set(there, arcs.length).set(back, ~arcs.length);
    return arcs.push(arc) - 1;
  }

  const rings = edges.map(({ area, steps }) => {
    const closed = chain(steps).map((ring) => splitAt(ring, meetings).map(indexOf));
    return [area, closed] as const;
  });
  return { arcs, rings: new Map(rings) };
}

type Step = readonly [from: Point, to: Point];

const stepKey = (from: Point, to: Point) => `${keyOf(from)} ${keyOf(to)}`;

function stepsOf(ring: Ring): Step[] {
  return ring.slice(1).map((to, index): Step => [ring[index] ?? to, to]);
}

/** The steps of each area that are not inside it. */
function collectEdges(areas: ReadonlyMap<string, readonly Ring[]>) {
  const owners = new Map<string, string>();
  const all = [...areas].map(([area, rings]) => ({ area, steps: rings.flatMap(stepsOf) }));
  for (const { area, steps } of all) {
    for (const [from, to] of steps) {
      const key = stepKey(from, to);
      const other = owners.get(key);
      if (other !== undefined) throw new Error(`${area} and ${other} overlap at ${key}`);
      owners.set(key, area);
    }
  }
  return all.map(({ area, steps }) => ({
    area,
    steps: steps.filter(([from, to]) => owners.get(stepKey(to, from)) !== area),
  }));
}

/** Points where more than two steps meet, whatever their direction. */
function findMeetings(steps: readonly Step[]): ReadonlySet<string> {
  const neighbours = new Map<string, Set<string>>();
  for (const [from, to] of steps) {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const key = keyOf(one);
      neighbours.set(key, (neighbours.get(key) ?? new Set()).add(keyOf(other)));
    }
  }
  return new Set([...neighbours].filter(([, { size }]) => size > 2).map(([key]) => key));
}

/** Puts steps one behind the other until each ring is closed. */
function chain(steps: readonly Step[]): Ring[] {
  const next = Map.groupBy(steps, ([from]) => keyOf(from));
  const rings: Ring[] = [];
  for (const [start] of steps) {
    const ring: Point[] = [start];
    for (let step = next.get(keyOf(start))?.pop(); step; step = next.get(keyOf(step[1]))?.pop()) {
      ring.push(step[1]);
    }
    if (ring.length > 1) rings.push(ring);
  }
  return rings;
}

/** Cuts a ring where areas meet; one that meets nothing stays whole. */
function splitAt(ring: Ring, meetings: ReadonlySet<string>): (readonly Point[])[] {
  const start = ring.findIndex((point) => meetings.has(keyOf(point)));
  if (start === -1) return [ring];
  const turned = [...ring.slice(start), ...ring.slice(1, start + 1)];
  const cuts = turned.flatMap((point, index) => (meetings.has(keyOf(point)) ? [index] : []));
  return cuts.slice(1).map((end, index) => turned.slice(cuts[index], end + 1));
}
