import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { benchmarkGate } from './benchmark-gate.ts';

const calls = (script: string) => `await runScript(folder, ['${script}', '--smallest']);\n`;

/** A repository in small: all that it measures is started by a test. */
const files = {
  'package.json': JSON.stringify({
    name: 'small',
    scripts: { test: 'vitest', bench: 'pnpm --filter @small/e2e run bench' },
  }),
  'e2e/package.json': JSON.stringify({
    name: '@small/e2e',
    scripts: {
      bench: 'node bench/weigh.ts && node bench/loading.ts',
      weigh: 'node bench/weigh.ts',
      screens: 'node screens/take-screens.ts',
    },
  }),
  'e2e/bench/weigh.ts': '',
  'e2e/bench/loading.ts': "import { median } from './median.ts';\n",
  'e2e/bench/median.ts': '',
  'e2e/screens/take-screens.ts': '',
  'e2e/specs/bench.spec.ts': calls('bench') + calls('screens'),
  'services/api/package.json': JSON.stringify({
    name: '@small/api',
    scripts: { bench: 'node bench/bench.ts' },
  }),
  'services/api/bench/bench.ts': '',
  'services/api/bench/bench.test.ts': calls('bench'),
};
const run = (changed: Readonly<Record<string, string>> = {}) =>
  benchmarkGate(temporaryFolder({ ...files, ...changed })).run();

describe('The gate of benchmarks', () => {
  it('passes when a test starts every script, also as a part of another one', async () => {
    expect(await run()).toEqual({ ok: true, output: '' });
  });

  it('names a script that no test of its package starts', async () => {
    const changed = { 'services/api/bench/bench.test.ts': calls('seed') };
    expect(await run(changed)).toEqual({
      ok: false,
      output: 'services/api/package.json: no test in services/api calls runScript for "bench"',
    });
  });

  it('does not take a name in a test that starts nothing for a start', async () => {
    const changed = { 'services/api/bench/bench.test.ts': "const name = 'bench';\n" };
    expect(await run(changed)).toMatchObject({ ok: false });
  });

  it('looks into the file that starts a script in another way', async () => {
    const scripts = { start: 'node start.mjs', stop: 'node stop.mjs' };
    const changed = {
      'package.json': JSON.stringify({ name: 'pazar', scripts }),
      'e2e/specs/documents.spec.ts': "const system = { words: ['npm', 'start'] };\n",
    };
    expect(await run(changed)).toMatchObject({
      output: 'package.json: no test in the repository calls runScript for "stop"',
    });
    const without = { ...changed, 'e2e/specs/documents.spec.ts': '' };
    expect((await run(without)).output).toContain(
      'package.json: e2e/specs/documents.spec.ts does not start "start"',
    );
  });

  it('names a script of the repository whose package does not have it', async () => {
    const scripts = { bench: 'pnpm --filter @small/e2e run measure' };
    const changed = { 'package.json': JSON.stringify({ name: 'small', scripts }) };
    expect(await run(changed)).toEqual({
      ok: false,
      output: 'package.json: pnpm --filter @small/e2e run measure is not there',
    });
  });

  it('names a file of benchmarks that no script runs and no other file uses', async () => {
    const changed = { 'e2e/bench/drawing.ts': '', 'e2e/screens/take-one.ts': '' };
    expect(await run(changed)).toEqual({
      ok: false,
      output: 'e2e/bench/drawing.ts: no script runs it\ne2e/screens/take-one.ts: no script runs it',
    });
  });
});
