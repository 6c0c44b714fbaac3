/**
 * Generates what the map shows beside the municipalities: settlements, main roads and rivers, for
 * `@pazar/ui`, whose map loads them after its first drawing. Run it with
 * `pnpm --filter @pazar/geography derive-details`; it needs npm, tar and a network, and writes the same
 * bytes each time.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeArcs } from '../src/arc-path.ts';
import { latinOf } from './latin-of.ts';
import { type Point, simplify } from './ring.ts';
import { readSettlements, type Settlement } from './settlements.ts';

/** Metres that a river may move; the source is drawn for 1:10 million. */
const tolerance = 150;

/** Smaller villages have no name on the map: it loads all that have. */
const leastPopulation = 550;

const settlements = readSettlements();
// Files of this folder, written by hand once.
const { roads, rivers: bySettlements } = readJson('roads.json') as {
  roads: Record<string, string[]>;
  rivers: Record<string, string[]>;
};
const { lines: rivers } = readJson('rivers.json') as { lines: Record<string, Point[]> };

const named = settlements.filter(({ population }) => population >= leastPopulation);
const rows = named.map(
  ({ name, lat, lng, population }) =>
    `    ["${name}", "${latinOf(name)}", ${round(lat)}, ${round(lng)}, ${population}]`,
);
// Roads go from settlement to settlement; lines are paths of SVG in the units of `arc-path.ts`.
const roadPath = writeArcs(Object.values(roads).map(lineThrough));
const riverPath = writeArcs([
  ...Object.values(rivers).map((line) => simplify(line, tolerance)),
  ...Object.values(bySettlements).map(lineThrough),
]);
writeFileSync(
  join(import.meta.dirname, '../../ui/src/map/detail/detail.data.json'),
  `{
  "settlements": [
${rows.join(',\n')}
  ],
  "roads": "${roadPath}",
  "rivers": "${riverPath}"
}
`,
);

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/**
 * A line from settlement to settlement.
 *
 * @throws Error where there is no settlement of a name
 */
function lineThrough(names: readonly string[]): Point[] {
  let before: Settlement | undefined;
  return names.map((name) => {
    const [nearest] = settlements
      .filter((settlement) => settlement.name === name)
      .toSorted((one, other) => degreesTo(one, before) - degreesTo(other, before));
    if (nearest === undefined) throw new Error(`roads.json: there is no settlement ${name}`);
    before = nearest;
    return [nearest.lng, nearest.lat];
  });
}

/** Of several settlements with one name, the road goes through the one next to the settlement before it. */
function degreesTo({ lat, lng }: Settlement, from: Settlement | undefined): number {
  return from === undefined ? 0 : Math.hypot(lat - from.lat, lng - from.lng);
}
