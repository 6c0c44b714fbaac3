import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remotes, repository } from '../system/repository.ts';
import { weighBundle } from './weigh-bundle.ts';

/** Gzip bytes that the design allows (docs/performance.md). */
const budgets = { initialScript: 200_000, federation: 30_000, remoteEntry: 7_500 };

const dist = join(repository, 'host', 'dist');
const gzipOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The script that the page names, and the chunk that it loads at once to start the shell. */
function initialScripts(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = /src="(\/static\/js\/[^"]+)"/.exec(page)?.[1];
  if (named === undefined) throw new Error('host/dist/index.html names no script; build the host');
  const folder = join(dist, 'static', 'js', 'async');
  const start = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
    .find((file) => readFileSync(`${file}.map`, 'utf8').includes('start-shell.tsx'));
  if (start === undefined) throw new Error('No chunk holds the start of the shell');
  return [join(dist, named), start];
}

const scripts = initialScripts();
const byPackage = new Map<string, number>();
for (const { name, gzip } of scripts.flatMap(weighBundle)) {
  byPackage.set(name, (byPackage.get(name) ?? 0) + gzip);
}
const federation = [...byPackage]
  .filter(([name]) => name.startsWith('@module-federation/'))
  .reduce((sum, [, gzip]) => sum + gzip, 0);
const total = scripts.reduce((sum, file) => sum + gzipOf(file), 0);

console.log('Initial JavaScript of the host, gzip bytes');
console.table(
  [...byPackage].toSorted((a, b) => b[1] - a[1]).map(([library, gzip]) => ({ library, gzip })),
);
const rows = [
  { what: 'host, initial script', gzip: total, budget: budgets.initialScript },
  { what: 'of it federation', gzip: federation, budget: budgets.federation },
  ...remotes.map((name) => ({
    what: `${name}, entry`,
    gzip: gzipOf(join(repository, 'remotes', name, 'dist', 'remoteEntry.js')),
    budget: budgets.remoteEntry,
  })),
];
console.table(rows);
process.exitCode = rows.some(({ gzip, budget }) => gzip > budget) ? 1 : 0;
