import { areaOf, atlas, type Bounds } from '@pazar/geography/areas';
import { membersOf } from '@pazar/geography/municipalities';
import { municipalityAt } from '@pazar/geography/municipality-at';
import type { Position } from '@pazar/geography/position';
import type { MapContent } from './map-content.ts';
import { type Place, project, unitsOfKm, unproject } from './projection.ts';
import type { Extent } from './view.ts';

/** The content of the extent; any of it may be empty. */
type Held = { readonly [Key in keyof MapContent]: MapContent[Key] | undefined } & {
  readonly position?: Position | undefined;
};

const none: readonly never[] = [];

/** The smallest extent that holds everything on a map; the country's for an empty map. */
export function extentOf({ position, ...held }: Held): Extent {
  const { pins = none, areas = none, circles = none, links = none } = held;
  const corners = [
    ...pins.map((pin) => project(pin.position)),
    ...(position ? [project(position)] : none),
    ...links.flatMap(({ from, to }) => [project(from), project(to)]),
    ...areas.flatMap(({ code }) => membersOf(code).flatMap(cornersOfArea)),
    ...circles.flatMap(({ centre, radiusKm }) => cornersOfCircle(centre, radiusKm)),
  ];
  return around(corners.length === 0 ? cornersOf(atlas().bounds) : corners);
}

/** Smaller than this many km an extent shows no border by which somebody finds the way. */
const leastKm = 4;

/** A single location is shown in its municipality. */
export function withSurroundings(extent: Extent): Extent {
  const { from, to } = extent;
  const middle = unproject({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const least = leastKm * unitsOfKm;
  if (to.x - from.x > least || to.y - from.y > least) return extent;
  const code = municipalityAt(middle);
  return code === null ? extent : around([from, to, ...cornersOfArea(code)]);
}

function cornersOfArea(code: string): Place[] {
  const area = areaOf(code);
  return area === undefined ? [] : cornersOf(area.bounds);
}

function cornersOf({ south, west, north, east }: Bounds): Place[] {
  return [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
}

function cornersOfCircle(centre: Position, radiusKm: number): Place[] {
  const { x, y } = project(centre);
  const radius = radiusKm * unitsOfKm;
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ];
}

function around(places: readonly Place[]): Extent {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}
