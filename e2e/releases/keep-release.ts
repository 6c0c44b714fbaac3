import { execFileSync } from 'node:child_process';
import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { remotes, repository } from '../system/repository.ts';
import { fileOf, keptReleases } from './kept-releases.ts';

/** Releases that the test of other releases opens. */
const kept = 2;

/** Compressed twins, source maps and the pictures of the home page would make it six times as large. */
const left = /\.(?:br|gz|map)$|mf-stats\.json$|\/screens\//;

/** The window of the compressor: a section has code that another one has, too. */
const window = { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } };

const usage = `Usage: node releases/keep-release.ts [--root <folder>] [--dry-run]

Packs the builds of a checkout, of the host and of every remote, and deletes all but the newest ${kept} packed
releases. Build first; run it on the commit that a release is made from.`;

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: repository },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
if (values.help) console.log(usage);
else keepRelease(values.root, values['dry-run']);

function keepRelease(root: string, isDry: boolean): void {
  const files = filesOf(root);
  const release = nameOf(root);
  const file = fileOf(release);
  if (isDry) {
    console.log(`${release}: ${files.length} files would be packed`);
    return;
  }
  const words = ['--create', '--sort=name', '--owner=0', '--group=0', '--mtime=@0', ...files];
  const packed = execFileSync('tar', words, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  writeFileSync(file, brotliCompressSync(packed, window));
  const others = keptReleases();
  for (const old of others.slice(0, Math.max(0, others.length - kept))) rmSync(fileOf(old));
  console.log(`${file}: ${files.length} files, ${Math.round(statSync(file).size / 1000)} KB`);
}

/** Every build must be there: a release without one would test nothing. */
function filesOf(root: string): string[] {
  const parts = ['host', ...remotes.map((name) => join('remotes', name))];
  return parts.flatMap((part) => {
    const found = globSync('dist/**/*.*', { cwd: join(root, part) })
      .filter((file) => !left.test(file) && statSync(join(root, part, file)).isFile())
      .toSorted();
    if (found.length === 0) throw new Error(`${join(root, part)} has no build. Build it first.`);
    return ['package.json', ...found].map((file) => join(part, file));
  });
}

/** When the commit was made, which orders the releases, and its begin: `2026-11-27T2035-202f1750`. */
function nameOf(root: string): string {
  const words = ['log', '-1', '--date=format:%Y-%m-%dT%H%M', '--format=%cd-%h', '--abbrev=8'];
  return execFileSync('git', words, { cwd: root }).toString().trim();
}
