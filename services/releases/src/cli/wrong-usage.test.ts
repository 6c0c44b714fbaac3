import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { runOffline } from '../testing/offline-program.ts';
import { exitCodes } from './exit-codes.ts';

describe('Wrong usage is said, with its own code', () => {
  it.each([
    ['no reason', 'promote fixed', '--reason is required'],
    ['a reason that says nothing', 'pause fixed --reason x', 'Say why'],
    ['steps that fall', 'canary fixed latest --steps 5:1h,1:1h', 'a higher percentage than'],
    ['a step without a time', 'canary fixed latest --steps 5', 'is not a step such as 5:30m'],
    ['an audience of nobody', 'canary fixed latest --role king', 'consumer, agent, manager'],
    ['a role that is none', 'tokens create x --role king --reason why', 'publisher, operator'],
    ['a share that steps', 'canary fixed 1.0 --percent 5 --automatic --reason why', 'that stays'],
    ['a metric that is none', 'simulate --canary luck=5', 'mount-failure'],
    ['a shell that is none', 'completion tcsh', 'bash, zsh, fish'],
    ['an address that is none', '--registry registry status', 'is not the URL of a server'],
  ])('%s', async (_what, words, message) => {
    const run = await runOffline(words);
    expect(run.code).toBe(exitCodes.usage);
    expect(run.error).toContain(message);
  });

  it.each([
    ['canary fixed latest --percent 101', '(see pazar canary --help)'],
    ['tokens create', '(see pazar tokens create --help)'],
    ['plan promote', '(see pazar plan promote --help)'],
    ['promoot', '(see pazar --help)'],
  ])('with the help of the verb that was meant: %s', async (words, hint) => {
    expect((await runOffline(words)).error).toContain(hint);
  });

  it.each([
    ['promoot --json', "unknown command 'promoot'"],
    ['status --wait --json', '--wait needs the name of a remote'],
    ['canary fixed latest --percent 101 --json', "argument '101' is invalid"],
    ['--json', 'Give a verb'],
  ])('as one object too: %s', async (words, message) => {
    const { out, code } = await runOffline(words);
    expect(JSON.parse(out)).toMatchObject({ error: { exitCode: exitCodes.usage } });
    expect([out.includes(message), code]).toEqual([true, exitCodes.usage]);
  });
});

it('pazar --version prints the version of its package', async () => {
  const { out, code } = await runOffline('--version');
  expect([out.trim(), code]).toEqual([manifest.version, exitCodes.done]);
});
