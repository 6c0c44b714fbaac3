import { pathOfRings } from './arc-path.ts';
import { areaOf } from './areas.ts';
import { membersOf } from './municipalities.ts';

/** The country without its contents, as paths of SVG in the units of `arc-path.ts`: drawn as they are stored. */
export { borders, lakes, neighbourBorders, outline } from './atlas.data.ts';

const areas = new Map<string, string>();

/** One municipality, or all of the City of Skopje; empty for a code that is neither. */
export function areaPath(code: string): string {
  const known = areas.get(code);
  if (known !== undefined) return known;
  const path = pathOfRings(membersOf(code).flatMap((member) => areaOf(member)?.rings ?? []));
  areas.set(code, path);
  return path;
}
