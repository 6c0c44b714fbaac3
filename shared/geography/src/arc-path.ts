/** A point in degrees. */
type Point = readonly [lng: number, lat: number];

/** Units of a degree in which borders are stored: about 11 m of latitude and 8 m of longitude. */
export const unitsOfDegree = 10_000;

/** Paths count from here, in degrees, so that their numbers are short and exact at every scale. */
export const originOfPaths = { lng: 21.7, lat: 41.6 } as const;

/**
 * Writes lines as one path of SVG, in whole units to the east and to the south of the origin. The path has
 * an `l` for each line, and an `M` before it unless the line starts where the one before it ends.
 */
export function writeArcs(lines: readonly (readonly Point[])[]): string {
  let end = '';
  return lines
    .map((line) => {
      const [start = [0, 0], ...rest] = line.map(inUnits);
      const move = end === start.join() ? '' : `M${numbers(start)}`;
      let [x, y] = start;
      const steps = rest.flatMap(([east, south]) => {
        const step = [east - x, south - y];
        [x, y] = [east, south];
        return step;
      });
      end = [x, y].join();
      return `${move}l${numbers(steps)}`;
    })
    .join('');
}

/** The lines of a path that `writeArcs` wrote, in degrees. */
export function readArcs(path: string): [lng: number, lat: number][][] {
  const lines: [number, number][][] = [];
  let [x, y] = [0, 0];
  const here = (): [number, number] => [
    (x + originInUnits[0]) / unitsOfDegree,
    (originInUnits[1] - y) / unitsOfDegree,
  ];
  for (const [, command, text = ''] of path.matchAll(/([Ml])([^Ml]*)/g)) {
    const values = (text.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'M') [x = 0, y = 0] = values;
    else {
      const line = [here()];
      for (let place = 0; place < values.length; place += 2) {
        x += values[place] ?? 0;
        y += values[place + 1] ?? 0;
        line.push(here());
      }
      lines.push(line);
    }
  }
  return lines;
}

/** One closed path around each line, to fill; in the units of `writeArcs`. */
export function pathOfRings(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `M${ring.map((point) => numbers(inUnits(point))).join('L')}`).join('');
}

const originInUnits = [
  Math.round(originOfPaths.lng * unitsOfDegree),
  Math.round(originOfPaths.lat * unitsOfDegree),
] as const;

const inUnits = ([lng, lat]: Point): [east: number, south: number] => [
  Math.round(lng * unitsOfDegree) - originInUnits[0],
  originInUnits[1] - Math.round(lat * unitsOfDegree),
];

/** As short as SVG allows: a minus sign separates as a space does. */
const numbers = (values: readonly number[]) => values.join(' ').replaceAll(' -', '-');
