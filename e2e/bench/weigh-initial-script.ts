import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunks, commonChunk } from '@pazar/build/chunks';
import { type Figure, isOverLimit, remoteFigures } from '@pazar/build/weights/remote-limits';
import { readSharedScripts, weighRemote } from '@pazar/build/weights/weigh-remote';
import { remotes, repository } from '../system/repository.ts';
import { weighBundle } from './weigh-bundle.ts';

/** Gzip bytes: 3 % above what was measured on 2026-11-28, but for the groups, 1 % (docs/performance.md). */
const budgets = {
  initialScript: 184_300,
  beforePage: 207_500,
  federation: 23_500,
  groups: 98_500,
  placesAndPrint: 9_150,
  map: 28_950,
  mapDetail: 10_150,
};

const dist = join(repository, 'host', 'dist');
const gzipOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The script that the page names; the shell starts from it alone. */
function initialScript(): string {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/src="(\/static\/js\/[^"]+)"/g)].map(([, source]) => source);
  const [script] = named;
  if (script === undefined || named.length > 1) {
    throw new Error(`host/dist/index.html names ${named.length} scripts instead of one`);
  }
  return join(dist, script);
}

const script = initialScript();
const byPackage = weighBundle(script);
const federation = byPackage
  .filter(({ name }) => name.startsWith('@module-federation/'))
  .reduce((sum, { gzip }) => sum + gzip, 0);
const total = gzipOf(script);

const sumOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipOf(join(dist, file)), 0);
const scriptsOf = (chunk: string) => globSync(`static/js/async/${chunk}.*.js`, { cwd: dist });
const weightOf = (chunk: string) => {
  const files = scriptsOf(chunk);
  if (files.length !== 1) throw new Error(`host/dist has ${files.length} chunks ${chunk}`);
  return sumOf(files);
};

/** The table of chunks with its weights; the last two have code that loads after a row. */
const rows = [...Object.keys(chunks), commonChunk, 'ui-choices', 'map-detail'].map((chunk) => ({
  chunk,
  gzip: weightOf(chunk),
  modules: [...Object.keys(chunks[chunk]?.shares ?? {}), ...(chunks[chunk]?.packages ?? [])].join(),
}));
const styles = globSync(`static/css/async/${commonChunk}.*.css`, { cwd: dist });
/** Neither a map, the search for a place on it nor codes to print are in a page that does not show one. */
const apart = ['ui-map', 'ui-place', 'ui-print'];
const groupsTotal = rows
  .filter(({ chunk }) => chunk.startsWith('ui-') && !apart.includes(chunk))
  .reduce((sum, { gzip }) => sum + gzip, sumOf(styles));

console.log('Initial JavaScript of the host, gzip bytes');
console.table(byPackage.map(({ name, gzip }) => ({ library: name, gzip })));
console.log('Chunks of the host that sections load on demand (shared/build/src/chunks.ts)');
console.table(rows);
const shared = readSharedScripts(dist);
const figures: readonly Figure[] = [
  { what: 'host, initial script', now: total, atMost: budgets.initialScript },
  {
    what: 'host, initial script and the page around all pages',
    now: total + weightOf('page'),
    atMost: budgets.beforePage,
  },
  { what: 'federation, of the initial script', now: federation, atMost: budgets.federation },
  {
    what: 'design system with its styles, without map, places and print',
    now: groupsTotal,
    atMost: budgets.groups,
  },
  {
    what: 'search for places, and codes to print',
    now: weightOf('ui-place') + weightOf('ui-print'),
    atMost: budgets.placesAndPrint,
  },
  { what: 'map with its shapes', now: weightOf('ui-map'), atMost: budgets.map },
  {
    what: 'names, roads and rivers of the map',
    now: weightOf('map-detail'),
    atMost: budgets.mapDetail,
  },
  ...remotes.flatMap((name) =>
    remoteFigures(name, weighRemote(join(repository, 'remotes', name, 'dist'), shared)),
  ),
];
console.table(
  figures.map(({ what, now, atMost }) => ({
    what,
    now,
    atMost: atMost ?? '',
    headroom: atMost === null ? '' : `${(100 * (1 - now / atMost)).toFixed(1)} %`,
  })),
);
process.exitCode = figures.some(isOverLimit) ? 1 : 0;
