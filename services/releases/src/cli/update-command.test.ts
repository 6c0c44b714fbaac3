import { access, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exitCodeOf, messageOf } from './cli-failure.ts';
import { createProgram } from './create-program.ts';
import { exitCodes } from './exit-codes.ts';

/** Answers as a package registry with the release 0.3.0, and installs the packages of the folder `next`. */
const npm = `#!/usr/bin/env node
const { appendFileSync, cpSync, readFileSync } = require('node:fs');
const [verb, spec] = process.argv.slice(2);
appendFileSync(process.env.PLAYED + '/calls', [...process.argv.slice(2), process.env.PAZAR_TOKEN].join(' ') + '\\n');
if (verb === 'view' && spec.endsWith('@latest')) process.stdout.write(readFileSync(process.env.PLAYED + '/release.json'));
else if (verb === 'install' && process.env.REFUSED === undefined) {
  cpSync(process.env.PLAYED + '/next', 'node_modules', { recursive: true });
  appendFileSync(process.env.PLAYED + '/installed', '');
  if (process.env.SLOW) setInterval(() => {}, 1000);
} else { console.error('npm error E404'); process.exit(1); }
`;
const release = {
  version: '0.3.0',
  pazar: {
    versions: { '@pazar/ui': '^0.3.0', '@pazar/cli': '^0.2.1', react: '19.4.0', vitest: '5.0.0' },
  },
};
const manifest = `{
  "name": "pazar-remote-orders",
  "dependencies": { "@pazar/ui": "^0.1.0", "react": "19.3.1", "left": "1.0.0" },
  "devDependencies": { "@pazar/cli": "^0.2.1", "vitest": "5.1.1" }
}
`;
const changelog =
  '# @pazar/ui\n\n## 0.3.0\n\n- New tabs\n\n## 0.2.0\n\n- New list\n\n## 0.1.0\n\n- First\n';
const codemod = (word: string) => `import { appendFileSync } from 'node:fs';
export function codemod({ root }) {
  appendFileSync(root + '/changed.txt', '${word} ');
  return ['changed.txt'];
}
`;

let played: string;
let own: string;
beforeEach(async () => {
  played = await mkdtemp(path.join(tmpdir(), 'pazar-update-'));
  own = path.join(played, 'orders');
  const files = {
    'bin/npm': npm,
    'release.json': JSON.stringify(release),
    'orders/package.json': manifest,
    'orders/package-lock.json': '{}',
    'orders/node_modules/@pazar/ui/package.json': '{"version":"0.1.2"}',
    'next/@pazar/ui/package.json': '{"version":"0.3.0","type":"module"}',
    'next/@pazar/ui/CHANGELOG.md': changelog,
    'next/@pazar/ui/codemods/0.3.0.js': codemod('third'),
    'next/@pazar/ui/codemods/0.2.0.js': codemod('second'),
    'next/@pazar/ui/codemods/0.1.0.js': codemod('first'),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(played, file)), { recursive: true });
    await writeFile(path.join(played, file), text);
  }
  await chmod(path.join(played, 'bin/npm'), 0o755);
});
afterEach(() => rm(played, { recursive: true }));

async function update(
  words: readonly string[] = [],
  more: NodeJS.ProcessEnv = {},
  stopped = new AbortController().signal,
) {
  const run = { out: '', error: '', code: -1 };
  const { PATH: before = '' } = process.env;
  const program = createProgram({
    variables: { ...process.env, PLAYED: played, PATH: `${played}/bin:${before}`, ...more },
    write: (line) => (run.out += `${line}\n`),
    writeError: () => undefined,
    showProgress: () => undefined,
    now: () => new Date(),
    exit: (code) => (run.code = code),
    ask: undefined,
    readSecret: () => Promise.resolve(''),
    untilStopped: () => stopped,
    folder: played,
    seenFile: undefined,
  });
  await program.parseAsync(['update', own, ...words], { from: 'user' }).catch((error: unknown) => {
    Object.assign(run, { error: messageOf(error), code: exitCodeOf(error) });
  });
  return run;
}

const readOwn = (file: string) => readFile(path.join(own, file), 'utf8');

describe('pazar update', () => {
  it('raises what was released together, runs the codemods in between, and prints the changes', async () => {
    const { out, code } = await update();
    expect(code).toBe(exitCodes.done);
    const raised = manifest.replace('^0.1.0', '^0.3.0').replace('19.3.1', '19.4.0');
    expect(await readOwn('package.json')).toBe(raised);
    expect(await readOwn('changed.txt')).toBe('second third ');
    expect(out).toContain('@pazar/ui  ^0.1.0 → ^0.3.0');
    expect(out).toContain('Codemod of @pazar/ui 0.2.0: changed.txt');
    expect(out).toContain('- New tabs');
    expect(out).toContain('- New list');
    expect(out).not.toContain('- First');
    expect((await update()).out).toContain('Everything is at release 0.3.0 already.');
  });

  it('changes nothing in a dry run, and when the installation fails', async () => {
    expect((await update(['--dry-run'])).out).toContain('react  19.3.1 → 19.4.0');
    const failed = await update([], { REFUSED: 'yes' });
    expect(failed).toMatchObject({ code: exitCodes.failed });
    expect(failed.error).toContain('npm install failed:\nnpm error E404');
    expect(await readOwn('package.json')).toBe(manifest);
  });

  it('runs all codemods after an update that was stopped', async () => {
    const stop = new AbortController();
    const stopping = update([], { SLOW: 'yes' }, stop.signal);
    // npm has installed everything, and goes on.
    await vi.waitFor(() => access(path.join(played, 'installed')), { timeout: 30_000 });
    stop.abort();
    expect((await stopping).error).toContain('npm install failed:\nit was stopped');
    expect(await readOwn('package.json')).toBe(manifest);

    expect((await update()).code).toBe(exitCodes.done);
    expect(await readOwn('changed.txt')).toBe('second third ');
  });

  it('leaves package.json when a package is missing after the installation', async () => {
    await rm(path.join(played, 'next/@pazar'), { recursive: true });
    await rm(path.join(own, 'node_modules'), { recursive: true });
    await mkdir(path.join(played, 'next'), { recursive: true });
    expect((await update()).error).toContain('@pazar/ui is not installed');
    expect(await readOwn('package.json')).toBe(manifest);
  });

  it('gives the token of the registry to no package, and needs one release', async () => {
    await update([], { PAZAR_TOKEN: 'secret' });
    const calls = await readFile(path.join(played, 'calls'), 'utf8');
    expect(calls).toContain('install');
    expect(calls).not.toContain('secret');
    const range = await update(['--to', '^0.3']);
    expect(range).toMatchObject({ code: exitCodes.usage });
    expect(range.error).toContain('Give a version such as 0.3.0');
  });

  it('goes on after a codemod that fails, and says what is left to do', async () => {
    const broken = "export function codemod() { throw new Error('no section.json'); }\n";
    await writeFile(path.join(played, 'next/@pazar/ui/codemods/0.2.0.js'), broken);
    const { out, code } = await update();
    expect(code).toBe(exitCodes.failed);
    expect(out).toContain(
      'Codemod of @pazar/ui 0.2.0: failed: no section.json. Make its change by',
    );
    expect(await readOwn('changed.txt')).toBe('third ');
    expect(out).toContain('- New tabs');
  });

  it('says why it cannot update: no such release, no packages of Pazar, or packed ones', async () => {
    expect((await update(['--to', '9.9.9'])).error).toContain('npm view failed:\nnpm error E404');
    await writeFile(path.join(own, 'package.json'), '{');
    expect((await update()).error).toContain('package.json cannot be read: ');
    await writeFile(path.join(own, 'package.json'), '{}');
    expect((await update()).error).toContain('names no package @pazar/*');
    const packed = manifest.replace('^0.1.0', 'file:packages/ui.tgz');
    await writeFile(path.join(own, 'package.json'), packed);
    expect((await update()).error).toContain('is no version of a package registry');
  });
});
