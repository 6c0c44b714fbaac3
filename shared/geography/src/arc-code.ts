/** Units of a degree in which borders are kept: about 11 m of latitude and 8 m of longitude. */
export const unitsOfDegree = 10_000;

/** The characters from `?` on carry five bits each and a sixth that says that more follow. */
const firstCharacter = 63;
const [bits, more] = [5, 32];

/**
 * Reads the numbers of a text as Google's encoded polylines write them: each is the difference to
 * the number two places before, least bits first, its sign in the lowest bit.
 */
export function decodeArc(text: string): [lng: number, lat: number][] {
  const points: [number, number][] = [];
  let place = 0;
  function next(): number {
    let value = 0;
    let shift = 0;
    let part = more;
    while (part >= more) {
      part = text.charCodeAt(place++) - firstCharacter;
      value |= (part % more) << shift;
      shift += bits;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  }
  let [lng, lat] = [0, 0];
  while (place < text.length) {
    lng += next();
    lat += next();
    points.push([lng / unitsOfDegree, lat / unitsOfDegree]);
  }
  return points;
}

/** Writes points as `decodeArc` reads them, rounded to the units. */
export function encodeArc(points: readonly (readonly [lng: number, lat: number])[]): string {
  let [lng, lat] = [0, 0];
  const numbers = points.flatMap(([x, y]) => {
    const [nextLng, nextLat] = [Math.round(x * unitsOfDegree), Math.round(y * unitsOfDegree)];
    const step = [nextLng - lng, nextLat - lat];
    [lng, lat] = [nextLng, nextLat];
    return step;
  });
  return numbers.map(encodeNumber).join('');
}

function encodeNumber(number: number): string {
  let rest = number < 0 ? ~(number << 1) : number << 1;
  let text = '';
  for (; rest >= more; rest >>= bits) text += character((rest % more) + more);
  return text + character(rest);
}

const character = (part: number) => String.fromCharCode(part + firstCharacter);
