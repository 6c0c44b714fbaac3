import { once } from 'node:events';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { layout } from '../environment.ts';
import { openCli, urlOf, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;

/** Two versions of a remote that no test changes. */
let fixed: [string, string];

beforeAll(async () => {
  cli = await openCli();
  fixed = await twoVersions('fixed');
});
afterAll(() => cli.close());

const hash = '[0-9a-f]{12}';

/** Publishes a remote twice: the first build is live, the second is stored. */
async function twoVersions(name: string): Promise<[string, string]> {
  await cli.pazar('publish', '--live', await cli.remoteFolder(name));
  const newer = await cli.remoteFolder(name, { 'newer.js': 'globalThis.newer = 1;' });
  await cli.pazar('publish', newer);
  const { stable } = await state(name);
  const { out } = await cli.pazar('diff', name, '--json');
  const { to } = JSON.parse(out) as { to: string };
  return [stable ?? '', to];
}

async function state(name: string) {
  const { out } = await cli.pazar('status', name, '--json');
  // The command's own test fails when it is not this.
  return JSON.parse(out) as {
    stable: string | null;
    revision: number;
    rollout: { version: string; percent: number; state: string } | null;
  };
}

describe('a canary by hand', () => {
  it('is kept back, given to some, raised, paused, resumed, lowered and given to everybody', async () => {
    const [stable, next] = await twoVersions('catalog');
    const why = ['--reason', 'the new list'];
    const started = await cli.pazar('canary', 'catalog', 'latest', '--percent', '5', ...why);
    expect(started).toMatchObject({ code: 0, error: '' });
    expect(started.out).toContain(`before  ${stable} 100 %`);
    expect(started.out).toContain(`now     ${stable} 95 %, ${next} 5 % (canary, manual)`);

    await cli.pazar('canary', 'catalog', next, '--percent', '20', ...why);
    expect((await cli.pazar('pause', 'catalog', ...why)).out).toContain('paused');
    const blocked = await cli.pazar('canary', 'catalog', next, '--percent', '50', ...why);
    expect(blocked).toMatchObject({ code: exitCodes.refused });
    await cli.pazar('resume', 'catalog', ...why);
    const lowered = await cli.pazar('canary', 'catalog', next, '--percent', '10', ...why);
    expect(lowered.out).toContain(`now     ${stable} 90 %, ${next} 10 % (canary, manual)`);
    expect((await cli.pazar('promote', 'catalog', ...why)).out).toContain(`now     ${next} 100 %`);
    expect(await state('catalog')).toMatchObject({ stable: next, rollout: null });

    const back = await cli.pazar('rollback', 'catalog', '--reason', 'prices are wrong');
    expect(back.out).toContain(`now     ${stable} 100 %`);
    const { out } = await cli.pazar('history', 'catalog');
    expect(out.split('\n')[0]).toMatch(/local +rollback +.*prices are wrong$/);
  });

  it('takes steps, and a version named by the start of its hash', async () => {
    const [, next] = await twoVersions('stepped');
    const short = next.slice(next.indexOf('-') + 1, next.indexOf('-') + 6);
    const steps = ['--steps', '1:30m,10:1h', '--automatic', '--reason', 'in steps'];
    const { out } = await cli.pazar('canary', 'stepped', short, ...steps);
    expect(out).toContain(`${next} 1 % (canary, step 1 of 2)`);
  });
});

describe('a canary without options', () => {
  it('has five steps and stays at the first', async () => {
    await twoVersions('patient');
    const { out } = await cli.pazar('canary', 'patient', 'latest', '--reason', 'carefully');
    expect(out).toContain('1 % (canary, step 1 of 5, manual)');
    const next = await cli.pazar('next', 'patient', '--reason', 'nobody complains');
    expect(next.out).toContain('5 % (canary, step 2 of 5, manual)');
    const ended = await cli.pazar('abort', 'patient', '--reason', 'somebody does');
    expect(ended.out.split('\n').at(-2) ?? ended.out).toMatch(/now .* 100 %$/);
    const again = await cli.pazar('abort', 'patient', '--reason', 'somebody does');
    expect(again).toMatchObject({ code: exitCodes.refused });
  });
});

describe('plan and --dry-run', () => {
  it('show what would change, and change nothing', async () => {
    const [stable, next] = fixed;
    const before = await state('fixed');
    const plan = await cli.pazar('plan', 'promote', 'fixed', next);
    expect(plan.code).toBe(0);
    expect(plan.out).toContain(`- fixed ${stable} leaves the document`);
    expect(plan.out).toContain(`+ fixed ${next} enters the document`);
    const dry = await cli.pazar('canary', 'fixed', next, '--percent', '5', '--dry-run');
    expect(dry.out).toContain('plan only, nothing changes');
    const folder = await cli.remoteFolder('fixed', { 'third.js': '3' });
    const stored = await cli.pazar('publish', folder, '--dry-run', '--json');
    expect(JSON.parse(stored.out)).toMatchObject({ plans: [{ remote: 'fixed', allowed: true }] });
    expect((await state('fixed')).revision).toBe(before.revision);
  });

  it('of several folders name those that fail, beside the plans of the others', async () => {
    const good = await cli.remoteFolder('fixed', { 'fourth.js': '4' });
    const broken = await cli.remoteFolder('broken');
    await rm(join(broken, 'dist'), { recursive: true });
    const run = await cli.pazar('plan', 'publish', broken, good);
    expect(run).toMatchObject({ code: exitCodes.failed });
    expect(run.error).toContain(`${broken} failed:`);
    expect(run.out).toContain('fixed publish: plan only, nothing changes');
    const { out } = await cli.pazar('plan', 'publish', broken, good, '--json');
    const failures = [{ folder: broken }];
    expect(JSON.parse(out)).toMatchObject({ plans: [{ remote: 'fixed' }], failures });
  });

  it('run a build without the token of the registry', async () => {
    const folder = await cli.remoteFolder('fixed', { 'fifth.js': '5' });
    const build = `node -e "process.exit(process.env.PAZAR_TOKEN ? 1 : 0)"`;
    const manifest = { version: '0.1.0', scripts: { build } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    vi.stubEnv('PAZAR_TOKEN', 'secret');
    const run = await cli.pazar('plan', 'publish', folder, '--build');
    vi.unstubAllEnvs();
    expect(run).toMatchObject({ code: exitCodes.done, error: '' });
  });

  it('end with 4 when it would be refused', async () => {
    const plan = await cli.pazar('plan', 'pause', 'fixed');
    expect(plan).toMatchObject({ code: exitCodes.refused });
    expect(plan.error).toContain('fixed has no canary');
  });
});

describe('diff', () => {
  it('names the files and sizes that differ', async () => {
    const [stable, next] = fixed;
    const { out } = await cli.pazar('diff', 'fixed');
    expect(out).toContain(`fixed: ${stable} -> ${next}`);
    expect(out).toMatch(/^\+ +newer\.js +21 B$/m);
    expect((await cli.pazar('diff', 'fixed', stable, stable)).out).toContain('are the same');
  });
});

describe('what is wrong is said, with a separate code', () => {
  it.each([
    ['an unknown remote', 'status nobody', 'There is no remote nobody'],
    ['a name that no remote may have', 'status Fixed', 'Did you mean fixed?'],
    ['an unknown version', 'diff fixed 9.9.9', 'fixed has no version 9.9.9. Its newest versions:'],
  ])('%s', async (_what, words, message) => {
    const run = await cli.pazar(...words.split(' '));
    expect(run.code).toBe(exitCodes.refused);
    expect(run.error).toContain(message);
  });

  it('a revision that is not the present one', async () => {
    const words = ['promote', 'fixed', fixed[1], '--reason', 'now', '--if-match', '99'];
    const run = await cli.pazar(...words);
    expect(run.code).toBe(exitCodes.changed);
    expect(run.error).toContain('the live version is');
  });

  it('a registry that does not answer, and a token that it does not know', async () => {
    const gone = await cli.pazarWith({ PAZAR_REGISTRY: 'http://127.0.0.1:9' }, 'status');
    expect(gone.code).toBe(exitCodes.unreachable);
    // Nothing answers what it receives.
    const silent = createServer();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = urlOf(silent);
    const hung = await cli.pazar('--registry', url, '--timeout', '1', 'status');
    silent.closeAllConnections();
    silent.close();
    expect(hung.code).toBe(exitCodes.unreachable);
    expect(hung.error).toContain(`${url} did not answer within 1 s (--timeout)`);
    const file = join(cli.home, 'two-lines');
    await writeFile(file, 'one\ntwo\n');
    const garbled = await cli.pazar('--token-file', file, 'tokens', 'list');
    expect(garbled.code).toBe(exitCodes.notAllowed);
    expect(garbled.error).toContain(`${file} does not hold a token`);
    const stranger = await cli.pazarWith({ PAZAR_TOKEN: 'guess' }, 'tokens', 'list');
    expect(stranger.code).toBe(exitCodes.notAllowed);
  });
});

describe('verify and doctor', () => {
  it('find nothing where nothing is wrong', async () => {
    const run = await cli.pazar('verify');
    expect(run).toMatchObject({ code: 0, error: '' });
    expect(run.out).toContain('No fault found.');
    const audit = await cli.pazar('verify', '--audit');
    expect(audit.out).toMatch(/^\d+ audit records verified; the last hash is [0-9a-f]{64}$/m);
    expect((await cli.pazar('doctor')).code).toBe(0);
  });

  it('name a file that was changed, and one that is gone', async () => {
    const [stable] = await twoVersions('tampered');
    const file = join(layout(cli.home).assets, 'tampered', stable, 'remoteEntry.js');
    await writeFile(file, 'stolen()');
    const run = await cli.pazar('verify');
    expect(run.code).toBe(exitCodes.faults);
    expect(run.out).toMatch(/FAULT .*\/tampered\/.*\/remoteEntry\.js does not match its hash/);
  });

  it('name a record of the audit that was changed', async () => {
    const { queries } = cli.registry.parts.database;
    await queries.execute('alter table releases.audit_log disable trigger all');
    await queries.execute(
      "update releases.audit_log set record = replace(record, 'local', 'other') where number = 2",
    );
    const run = await cli.pazar('verify', '--audit');
    expect(run).toMatchObject({ code: exitCodes.faults });
    expect(run.out).toContain('FAULT  record 2 was changed');
  });

  it('warn of a key that other users of the machine can read', async () => {
    const { keys } = layout(cli.home);
    const key = join(keys, (await readdir(keys)).join());
    expect((await cli.pazar('doctor')).out).toMatch(/^OK +secrets/m);
    await chmod(key, 0o644);
    const { code, out } = await cli.pazar('doctor');
    await chmod(key, 0o600);
    expect({ code, isNamed: out.includes(`chmod 600 ${key}`) }).toEqual({ code: 0, isNamed: true });
  });

  it('say once that the registry does not answer', async () => {
    const gone = { PAZAR_REGISTRY: 'http://127.0.0.1:9' };
    const { code, out } = await cli.pazarWith(gone, 'doctor');
    expect(code).toBe(exitCodes.faults);
    expect(out.match(/does not answer/g)).toHaveLength(1);
  });

  it('name an edge that does not answer', async () => {
    const run = await cli.pazarWith({ PAZAR_SHELL: 'http://127.0.0.1:9' }, 'doctor');
    expect(run.code).toBe(exitCodes.faults);
    expect(run.out).toMatch(/^FAULT +document +http:\/\/127\.0\.0\.1:9\/.* does not answer$/m);
  });
});

it('simulate has the settings of the registry, not of its own environment', async () => {
  const run = await cli.pazarWith({ PAZAR_CONTROLLER_FAILURES: '9' }, 'simulate', '--json');
  expect(run).toMatchObject({ code: exitCodes.done, error: '' });
  expect(JSON.parse(run.out)).toMatchObject({ boundSeconds: 120 });
});

describe('gc and keys', () => {
  it('explain every version, and list and change keys', async () => {
    const { out } = await cli.pazar('gc', '--dry-run');
    expect(out).toMatch(
      new RegExp(`^keep +fixed +0\\.1\\.0-${hash} +kept: live for everyone`, 'm'),
    );
    expect(out).toMatch(/would be freed$/m);
    expect((await cli.pazar('keys', 'list')).out.trim().split('\n')).toHaveLength(1);
    const both = await cli.pazar('keys', 'add', '--reason', 'yearly change');
    expect(both.out.trim().split('\n')).toHaveLength(2);
    expect((await cli.pazar('doctor')).out).toMatch(/^OK +document/m);
  });
});

const roles = ['publisher', 'operator', 'auditor'];

describe('completion', () => {
  it('offers verbs, options and the names of remotes', async () => {
    const offered = async (...words: string[]) =>
      (await cli.pazar('complete', '--', ...words)).out.trim().split('\n');
    expect(await offered()).toEqual(expect.arrayContaining(['publish', 'canary', '--json']));
    expect(await offered('rollback')).toEqual(expect.arrayContaining(['fixed', '--reason']));
    expect(await offered('rollback', 'fixed')).not.toContain('fixed');
    // The value of an option is no argument.
    expect(await offered('promote', '--reason', 'x')).toContain('fixed');
    expect(await offered('promote', 'fixed')).toEqual(expect.arrayContaining(['latest', fixed[0]]));
    expect(await offered('recall', 'fixed', fixed[0], '--replacement')).toContain(fixed[1]);
    expect(await offered('tokens', 'create', 'ci', '--role')).toEqual(roles);
    expect(await offered('canary', 'fixed', '--role')).toEqual(['consumer', 'agent', 'manager']);
    expect(await offered('simulate', '--canary')).toContain('mount-failure=');
    expect(await offered('tokens')).toEqual(expect.arrayContaining(['create', 'revoke']));
  });
});
