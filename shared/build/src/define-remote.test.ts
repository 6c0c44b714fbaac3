import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { requirementsSchema } from '@pazar/contracts/releases/requirements';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packagesOfOthers, readNotices } from '../test/read-notices.ts';
import { commonJsOfFederation, runBuild } from '../test/run-build.ts';
import { copyOf, makeTinyRemote, tinyFile, type TinyRemoteFiles } from '../test/tiny-remote.ts';
import { defineRemote } from './define-remote.ts';

/** Limit of a remote's entry (docs/performance.md), in bytes of gzip. */
const entryBudget = 9_500;

const production = { command: 'build', env: 'production', envMode: 'production' } as const;
const roots: string[] = [];
let tiny = '';
let modules: string[] = [];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  tiny = await makeTinyRemote();
  roots.push(tiny);
  modules = await build(tiny);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(roots.map((root) => rm(root, { recursive: true })));
});

const outOf = (root: string) => join(root, 'dist');
const build = (root: string) =>
  runBuild(defineRemote(root)(production), { root, out: outOf(root) });

/** Every file of a build but the source maps, by path. */
function read(out: string): Map<string, Buffer> {
  return new Map(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.name.includes('.map'))
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [path.slice(out.length + 1), readFileSync(path)]),
  );
}

/** The files of a build of other sources that the tiny remote's build does not have with these bytes. */
async function changedBy(sources: TinyRemoteFiles): Promise<string[]> {
  const other = await makeTinyRemote(sources);
  roots.push(other);
  await build(other);
  const before = read(outOf(tiny));
  return [...read(outOf(other))]
    .filter(
      ([name, bytes]) => !/\.(?:br|gz)$/.test(name) && before.get(name)?.equals(bytes) !== true,
    )
    .map(([name]) => name);
}

/** The code of each chunk, without the digits that the bundler makes of a module's path. */
function chunksOf(out: string): string[] {
  return [...read(out)]
    .filter(([name]) => /^static\/js\/.+\.js$/.test(name))
    .map(([, bytes]) => bytes.toString().replaceAll(/\b\d{1,4}\b|pazar_tiny_\w{8}|=\S+\.map/g, '#'))
    .toSorted();
}

const entryOf = (out: string) => readFileSync(join(out, 'remoteEntry.js'));
const hashOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

describe('a remote build', () => {
  it('has an entry within the budget and no CommonJS file of the federation runtime', () => {
    expect(gzipSync(entryOf(outOf(tiny)), { level: 9 }).length).toBeLessThanOrEqual(entryBudget);
    expect(modules.filter((file) => file.includes('@module-federation/'))).not.toEqual([]);
    expect(commonJsOfFederation(modules)).toEqual([]);
  });

  it('is over the budget, with CommonJS files, once the aliases are gone', async () => {
    const config = defineRemote(tiny)(production);
    const out = join(tiny, 'without-aliases');
    const files = await runBuild({ ...config, resolve: { alias: {} } }, { root: tiny, out });
    expect(gzipSync(entryOf(out), { level: 9 }).length).toBeGreaterThan(entryBudget);
    expect(commonJsOfFederation(files)).not.toEqual([]);
  });

  it('carries the integrity of every script and style that loads later', () => {
    const files = read(outOf(tiny));
    const later = [...files].filter(([name]) => /^static\/.+\.(?:js|css)$/.test(name));
    const found = entryOf(outOf(tiny))
      .toString()
      .match(/sha256-[A-Za-z0-9+/]{43}=/g);
    expect(later).toHaveLength(3);
    expect(new Set(found)).toEqual(new Set(later.map(([, bytes]) => hashOf(bytes))));
  });

  it('has what a publication needs, with the texts of the folder', () => {
    const files = read(outOf(tiny));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['remoteEntry.js', 'mf-manifest.json', 'section.json']),
    );
    for (const name of ['assets/localization/en.json', 'assets/localization/mk.json']) {
      expect(files.get(name)).toEqual(readFileSync(join(tiny, name)));
    }
    const { $schema, ...descriptor } = JSON.parse(tinyFile('section.json')) as { $schema: string };
    expect($schema).toContain('section.schema.json');
    expect(JSON.parse(String(files.get('section.json')))).toEqual(descriptor);
  });

  it('says which exports of the shell it uses, and in which shape it reads answers', async () => {
    const list = `import { emailSchema } from '@pazar/contracts/email';
      import { useId } from 'react';
      export default function Later() { return emailSchema.safeParse(useId()).success; }`;
    const other = await makeTinyRemote({ 'src/later.tsx': list });
    roots.push(other);
    await build(other);
    const text = readFileSync(join(outOf(other), 'requirements.json'), 'utf8');
    const { exports, reads } = requirementsSchema.parse(JSON.parse(text));
    expect(exports).toMatchObject({ '@pazar/ui': ['Button'], react: ['lazy', 'useId'] });
    expect(exports['@pazar/contracts/schema']).not.toContain('email');
    expect(reads).toMatchObject({ 'email#emailSchema': { type: 'string' } });
  });

  it('has the scripts of each chunk that its descriptor names, and names no chunk that it lacks', async () => {
    const descriptor = JSON.parse(tinyFile('section.json')) as object;
    const later = 'import(/* webpackChunkName: "later" */ \'./later.tsx\')';
    const withChunks = (name: string) =>
      makeTinyRemote({
        'section.json': JSON.stringify({ ...descriptor, chunks: { '/tiny': [name] } }),
        'src/section.tsx': tinyFile('src/section.tsx').replace("import('./later.tsx')", later),
      });
    const named = await withChunks('later');
    const wrong = await withChunks('latter');
    roots.push(named, wrong);
    await build(named);
    const files = read(outOf(named));
    const { chunks } = JSON.parse(String(files.get('section.json'))) as {
      chunks: Record<string, string[]>;
    };
    expect(chunks).toEqual({ '/tiny': [expect.stringMatching(/^static\/js\/async\/later\./)] });
    expect([...files.keys()]).toEqual(expect.arrayContaining(chunks['/tiny'] ?? []));
    await expect(build(wrong)).rejects.toThrow('the build has no chunk "latter"');
  });

  it('puts the same bytes compressed beside every file that shrinks', () => {
    const files = read(outOf(tiny));
    const large = [...files].filter(
      ([name, { length }]) => /\.(?:js|json|css)$/.test(name) && length >= 256,
    );
    expect(large.map(([name]) => name)).toContain('remoteEntry.js');
    for (const [name, bytes] of large) {
      expect(brotliDecompressSync(files.get(`${name}.br`) ?? '')).toEqual(bytes);
      expect(gunzipSync(files.get(`${name}.gz`) ?? '')).toEqual(bytes);
    }
  });

  it('bundles none of the shared modules and no reference to eval', () => {
    const react = /\/node_modules\/(?:react|react-dom|i18next|zustand)\//;
    expect(modules.filter((file) => react.test(file))).toEqual([]);
    expect(modules.filter((file) => /\/shared\/(?:ui|shell)\/src\//.test(file))).toEqual([]);
    const evaluates = /\beval\(|new Function\(/;
    const scripts = [...read(outOf(tiny))].filter(([name]) => name.endsWith('.js'));
    expect(scripts.filter(([, bytes]) => evaluates.test(bytes.toString()))).toEqual([]);
  });

  it('has the same bytes each time and wherever the folder is', async () => {
    const copy = await copyOf(tiny);
    roots.push(copy);
    const first = read(outOf(tiny));
    await build(tiny);
    expect(read(outOf(tiny))).toEqual(first);
    await build(copy);
    expect(read(outOf(copy))).toEqual(first);
  });

  it('differs from a build with another word in one file', async () => {
    expect(await changedBy({ 'assets/localization/en.json': '{"page.title":"Small"}' })).toEqual([
      'assets/localization/en.json',
    ]);
  });

  it('takes another global than a build of other code, and keeps the files of unchanged code', async () => {
    const later = `import styles from './later.module.css';
      export default function Later() { return <p className={styles.page}>Now</p>; }`;
    const changed = await changedBy({ 'src/later.tsx': later });
    expect(changed.filter((name) => name.startsWith('static/'))).toEqual([
      expect.stringMatching(/^static\/js\/async\/\d+\.[0-9a-f]+\.js$/),
      expect.stringMatching(/^static\/js\/async\/__federation_expose_section\.[0-9a-f]+\.js$/),
    ]);
    const [one, other] = [tiny, roots.at(-1) ?? ''].map(
      (root) => /\bpazar_tiny_[0-9a-f]{8}\b/.exec(entryOf(outOf(root)).toString())?.[0],
    );
    expect(one).toBeDefined();
    expect(other).toBeDefined();
    expect(other).not.toBe(one);
  });

  it('has the same code in the same chunks when a file moves', async () => {
    const style = "import styles from './later.module.css'";
    const moved = await makeTinyRemote({
      'src/section.tsx': tinyFile('src/section.tsx').replace('./later.tsx', './pages/renamed.tsx'),
      'src/pages/renamed.tsx': tinyFile('src/later.tsx').replace(style, style.replace('./', '../')),
    });
    roots.push(moved);
    await build(moved);
    expect(chunksOf(outOf(moved))).toEqual(chunksOf(outOf(tiny)));
    expect(chunksOf(outOf(tiny))).toHaveLength(2);
  });

  it('fails with a second copy of what the host shares, a package or one export, and names it', async () => {
    const source = `import { createStore } from 'zustand/vanilla';
      import { Spinner } from '../node_modules/@pazar/ui/src/spinner/spinner.tsx';
      export default function Later() { return <Spinner key={createStore(() => 1).getState()} />; }`;
    const copying = await makeTinyRemote({ 'src/later.tsx': source });
    roots.push(copying);
    await expect(build(copying)).rejects.toThrow(
      'copy of zustand, @pazar/ui/spinner; the host shares it',
    );
  });

  it('refuses a folder whose section.json is wrong', async () => {
    const broken = await makeTinyRemote({ 'section.json': '{"name":"tiny"}' });
    roots.push(broken);
    expect(() => defineRemote(broken)).toThrow(join(broken, 'section.json'));
  });
});

const remotes = join(import.meta.dirname, '..', '..', '..', 'remotes');
const names = readdirSync(remotes).filter((name) =>
  existsSync(join(remotes, name, 'src', 'section.tsx')),
);

describe.each(names)('the remote %s', (name) => {
  it('has an entry within the budget, no CommonJS of the federation runtime, and all licences', async () => {
    const root = join(remotes, name);
    const out = join(tiny, 'of-remotes', name);
    const files = await runBuild(defineRemote(root)(production), { root, out });
    expect(gzipSync(entryOf(out), { level: 9 }).length).toBeLessThanOrEqual(entryBudget);
    expect(commonJsOfFederation(files)).toEqual([]);
    const notices = readNotices(out);
    const others = [...packagesOfOthers(files), '@rspack/core'];
    expect([...notices.keys()]).toEqual(expect.arrayContaining(others));
    expect([...notices].filter(([, text]) => !/Permission|Apache/i.test(text))).toEqual([]);
  });
});
