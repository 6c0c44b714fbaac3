import { areaOf, atlas, type Line } from '@pazar/geography/areas';
import { membersOf } from '@pazar/geography/municipalities';
import { project } from './projection.ts';

/** Paths count from here, so that their numbers are short and exact at every scale. */
export const origin = project({ lat: 41.6, lng: 21.7 });

/** Paths of SVG, in units of the flat map from the origin. */
export interface LandPaths {
  readonly country: string;
  readonly borders: string;
  readonly neighbours: string;
  readonly lakes: string;
}

let land: LandPaths | undefined;

/** The country without what is on it, made once. */
export function landPaths(): LandPaths {
  const { outline, borders, neighbourBorders, lakes } = atlas();
  land ??= {
    country: pathOf([outline]),
    borders: pathOf(borders),
    neighbours: pathOf(neighbourBorders),
    lakes: pathOf(lakes),
  };
  return land;
}

const areas = new Map<string, string>();

/** One municipality, or all of the City of Skopje. */
export function areaPath(code: string): string {
  const known = areas.get(code);
  if (known !== undefined) return known;
  const path = pathOf(membersOf(code).flatMap((member) => areaOf(member)?.rings ?? []));
  areas.set(code, path);
  return path;
}

/** A ten-thousandth of a degree, as the shapes are kept. */
const short = (value: number) => String(Math.round(value * 10_000) / 10_000);

function pathOf(lines: readonly Line[]): string {
  return lines
    .map((line) => {
      const points = line.map(([lng, lat]) => {
        const { x, y } = project({ lat, lng });
        return `${short(x - origin.x)} ${short(y - origin.y)}`;
      });
      return `M${points.join('L')}`;
    })
    .join('');
}
