import { readArcs } from './arc-path.ts';
import { borders, municipalities, outline } from './atlas.data.ts';
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
  /** Read from the atlas when they are first asked for, as are the bounds. */
  readonly rings: readonly Line[];
  readonly bounds: Bounds;
  /** The point inside that is furthest from the border. */
  readonly centre: Position;
  /** From its most western point to its most eastern, in degrees, to a hundredth. */
  readonly width: number;
}

/** The country and its municipalities as shapes. */
export interface Atlas {
  readonly areas: readonly Area[];
  /** The border of the country, closed. */
  readonly outline: Line;
  readonly bounds: Bounds;
}

let made: Atlas | undefined;

/** The shapes. The first call reads the outline; those of the municipalities are read when one is needed. */
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

function makeAtlas(): Atlas {
  const outer = readArcs(outline);
  let lines: readonly Line[] | undefined;
  const lineAt = (index: number): Line => {
    lines ??= [...readArcs(borders), ...outer];
    return lines[index] ?? [];
  };
  const closed = joinLines(outer);
  return {
    areas: Object.entries(municipalities).map((entry) => makeArea(entry, lineAt)),
    outline: closed,
    bounds: boundsOf([closed]),
  };
}

type LineAt = (index: number) => Line;

type Entry = readonly [code: string, facts: (typeof municipalities)[string]];

function makeArea([code, [lng, lat, width, parts]]: Entry, lineAt: LineAt): Area {
  let closed: readonly Line[] | undefined;
  let bounds: Bounds | undefined;
  return {
    code,
    centre: { lat, lng },
    width,
    get rings() {
      return (closed ??= parts.map((part) => joinArcs(part, lineAt)));
    },
    get bounds() {
      return (bounds ??= boundsOf(this.rings));
    },
  };
}

/** The lines of a ring by their places in `borders` and behind it in `outline`; `~place` is a line from its end. */
function joinArcs(places: readonly number[], lineAt: LineAt): Line {
  return joinLines(
    places.map((place) => (place < 0 ? lineAt(~place).toReversed() : lineAt(place))),
  );
}

/** Each line starts where the one before it ends. */
const joinLines = (lines: readonly Line[]): Line =>
  lines.flatMap((line, index) => (index === 0 ? line : line.slice(1)));
