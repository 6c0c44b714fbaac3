import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Figure, isOverLimit, remoteFigures } from '@pazar/build/weights/remote-limits';
import { readSharedScripts, weighRemote } from '@pazar/build/weights/weigh-remote';
import { remotes, repository } from '../system/repository.ts';
import { weighBundle } from './weigh-bundle.ts';

/** Gzip bytes that the design allows (docs/performance.md). */
const budgets = {
  initialScript: 195_000,
  federation: 30_000,
  groups: 98_500,
  map: 30_000,
  mapDetail: 12_000,
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

/**
 * All chunks of the design system that a section can load, with those that they share.
 */
const groups = globSync('static/{js,css}/async/ui-*.{js,css}', { cwd: dist });
if (groups.length === 0) throw new Error('host/dist has no group of the design system');
const sumOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipOf(join(dist, file)), 0);
/** The map with the shapes of the municipalities, which only a page with a map loads. */
const isOfMap = (file: string) => /\/ui-(?:map|geography)\./.test(file);
const mapTotal = sumOf(groups.filter(isOfMap));
/** Names, roads and rivers, which a map loads after its first drawing. */
const details = globSync('static/js/async/map-detail.*.js', { cwd: dist });
if (details.length !== 1) throw new Error('host/dist has no chunk map-detail');
const groupsTotal = sumOf(groups.filter((file) => !isOfMap(file)));

console.log('Initial JavaScript of the host, gzip bytes');
console.table(byPackage.map(({ name, gzip }) => ({ library: name, gzip })));
console.log('Groups of the design system, gzip bytes');
console.table(
  groups.map((file) => ({
    group: basename(file).replace(/^ui-(\w+)\..*\.(js|css)$/, '$1.$2'),
    gzip: sumOf([file]),
  })),
);
const shared = readSharedScripts(dist);
const figures: readonly Figure[] = [
  { what: 'host, initial script', now: total, atMost: budgets.initialScript },
  { what: 'of it federation', now: federation, atMost: budgets.federation },
  { what: 'design system, all groups but the map', now: groupsTotal, atMost: budgets.groups },
  { what: 'map with its shapes', now: mapTotal, atMost: budgets.map },
  { what: 'names, roads and rivers of the map', now: sumOf(details), atMost: budgets.mapDetail },
  ...remotes.flatMap((name) =>
    remoteFigures(name, weighRemote(join(repository, 'remotes', name, 'dist'), shared)),
  ),
];
console.table(figures);
process.exitCode = figures.some(isOverLimit) ? 1 : 0;
