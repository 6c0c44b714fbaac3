import { isInside, metresToRings, type Point, type Ring } from './ring.ts';

const count = 1000;

/** Metres from a border within which the committed borders may answer its other side. */
const margin = 30;

/** The country with some space around it. */
const box = { lng: [20.3, 23.2], lat: [40.7, 42.5] } as const;

/** A pin, its municipality in the source, and those that it is within the margin of. */
type Pin = [lat: number, lng: number, code: string, near: string[]];

/** The same pins each time, spread evenly over the country. */
export function randomPins(municipalities: ReadonlyMap<string, readonly Ring[]>): Pin[] {
  const draw = numbers(20_261_122);
  const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
  const pins: Pin[] = [];
  while (pins.length < count) {
    const lng = round(box.lng[0] + draw() * (box.lng[1] - box.lng[0]));
    const lat = round(box.lat[0] + draw() * (box.lat[1] - box.lat[0]));
    const point: Point = [lng, lat];
    const code = [...municipalities].find(([, rings]) => isInside(point, rings))?.[0];
    if (code === undefined) continue;
    const near = [...municipalities]
      .filter(([, rings]) => metresToRings(point, rings) <= margin)
      .map(([other]) => other);
    pins.push([lat, lng, code, near]);
  }
  return pins;
}

/** Numbers from 0 to 1 that look random (Park and Miller's generator). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
