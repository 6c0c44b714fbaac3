import { decodeArc } from './arc-code.ts';
import { arcs, centres, lakes, neighbourBorders, rings } from './atlas.data.ts';
import type { Position } from './position.ts';

/** Points of a line; a closed one ends where it starts. */
export type Line = readonly (readonly [lng: number, lat: number])[];

/** The least rectangle around something, in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** One municipality as a shape. Borders that two municipalities share are the same points in both. */
export interface Area {
  /** ISO 3166-2, such as `MK-410`. */
  readonly code: string;
  readonly rings: readonly Line[];
  readonly bounds: Bounds;
  /** The point inside that is furthest from the border. */
  readonly centre: Position;
}

/** Everything that a map of the country draws. */
export interface Atlas {
  readonly areas: readonly Area[];
  /** Borders between two municipalities, each once. */
  readonly borders: readonly Line[];
  /** The border of the country, closed. */
  readonly outline: Line;
  readonly neighbourBorders: readonly Line[];
  readonly lakes: readonly Line[];
  readonly bounds: Bounds;
}

let made: Atlas | undefined;

/** The shapes, decoded at the first call: a few milliseconds. */
export function atlas(): Atlas {
  made ??= makeAtlas();
  return made;
}

/** The municipality of a code; undefined for a code that is none, the City of Skopje's too. */
export function areaOf(code: string): Area | undefined {
  return atlas().areas.find((area) => area.code === code);
}

/** The least rectangle around all lines. */
export function boundsOf(lines: readonly Line[]): Bounds {
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const [lng, lat] of lines.flat()) {
    south = Math.min(south, lat);
    west = Math.min(west, lng);
    north = Math.max(north, lat);
    east = Math.max(east, lng);
  }
  return { south, west, north, east };
}

const decodeAll = (text: string) => text.split(' ').map(decodeArc);

function makeAtlas(): Atlas {
  const lines = decodeAll(arcs);
  const uses = lines.map(() => 0);
  const areas = Object.entries(rings).map(([code, parts]): Area => {
    for (const place of parts.flat()) {
      const index = place < 0 ? ~place : place;
      uses[index] = (uses[index] ?? 0) + 1;
    }
    const closed = parts.map((part) => joinArcs(part, lines));
    const [lng, lat] = centres[code] ?? [0, 0];
    return { code, rings: closed, bounds: boundsOf(closed), centre: { lat, lng } };
  });
  const outline = chain(lines.filter((_, index) => uses[index] === 1));
  return {
    areas,
    borders: lines.filter((_, index) => uses[index] !== 1),
    outline,
    neighbourBorders: decodeAll(neighbourBorders),
    lakes: decodeAll(lakes),
    bounds: boundsOf([outline]),
  };
}

/** Each arc starts where the one before it ends. */
function joinArcs(places: readonly number[], lines: readonly Line[]): Line {
  return places.flatMap((place, index) => {
    const line = (place < 0 ? lines[~place]?.toReversed() : lines[place]) ?? [];
    return index === 0 ? line : line.slice(1);
  });
}

/** Puts the pieces of one closed line behind each other, whatever their order and direction. */
function chain(pieces: readonly Line[]): Line {
  const [first = [], ...rest] = pieces;
  const line = [...first];
  while (rest.length > 0) {
    const end = line.at(-1);
    const next = rest.findIndex((piece) => isSame(piece[0], end) || isSame(piece.at(-1), end));
    const [piece] = rest.splice(next, 1);
    if (next === -1 || piece === undefined)
      throw new Error('The border of the country is not closed');
    line.push(...(isSame(piece[0], end) ? piece : piece.toReversed()).slice(1));
  }
  return line;
}

type Point = Line[number] | undefined;

const isSame = (one: Point, other: Point) => one?.[0] === other?.[0] && one?.[1] === other?.[1];
