import { keyOf, type Point } from './ring.ts';
import type { Topology } from './topology.ts';

/** The same shapes; the last `outer` arcs are the border of the country, each where the one before it ends. */
export interface OutlinedTopology extends Topology {
  readonly outer: number;
}

/** Puts the arcs that one area alone has behind the others, as one closed line. */
export function joinOutline({ arcs, rings }: Topology): OutlinedTopology {
  const uses = new Map<number, number>();
  for (const place of [...rings.values()].flat(2)) {
    const index = place < 0 ? ~place : place;
    uses.set(index, (uses.get(index) ?? 0) + 1);
  }
  const shared = [...arcs.keys()].filter((index) => uses.get(index) !== 1);
  const single = chain(
    arcs.flatMap((points, index) => (uses.get(index) === 1 ? [{ points, index }] : [])),
  );
  const places = [...shared, ...single].map((index) => (index < 0 ? ~index : index));
  const moved = (place: number) => {
    const index = place < 0 ? ~place : place;
    const next = places.indexOf(index);
    const isTurned = single.includes(~index);
    return place < 0 !== isTurned ? ~next : next;
  };
  return {
    arcs: [...shared, ...single].map((index) =>
      index < 0 ? turned(arcs[~index]) : (arcs[index] ?? []),
    ),
    rings: new Map([...rings].map(([code, parts]) => [code, parts.map((part) => part.map(moved))])),
    outer: single.length,
  };
}

const turned = (points: readonly Point[] = []) => points.toReversed();

interface Piece {
  readonly points: readonly Point[];
  readonly index: number;
}

/** The indices in the order of one closed line; `~index` where the piece runs the other way. */
function chain(pieces: readonly Piece[]): number[] {
  const rest = [...pieces];
  const first = rest.shift();
  if (first === undefined) return [];
  const order = [first.index];
  let end = endOf(first.points);
  while (rest.length > 0) {
    const next = rest.findIndex(({ points }) => [startOf(points), endOf(points)].includes(end));
    const [piece] = rest.splice(next, 1);
    if (next === -1 || piece === undefined)
      throw new Error('The border of the country is not closed');
    const isForward = startOf(piece.points) === end;
    order.push(isForward ? piece.index : ~piece.index);
    end = isForward ? endOf(piece.points) : startOf(piece.points);
  }
  return order;
}

const startOf = (points: readonly Point[]) => keyOf(points[0] ?? [0, 0]);
const endOf = (points: readonly Point[]) => keyOf(points.at(-1) ?? [0, 0]);
