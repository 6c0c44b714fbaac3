import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanRequest } from '../domain/plan-api.ts';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
beforeAll(async () => {
  cli = await openCli();
  await cli.pazar('publish', '--live', await cli.remoteFolder('catalog'));
  await cli.pazar('publish', await cli.remoteFolder('catalog', { 'newer.js': '1;' }));
});
afterAll(() => cli.close());

const why = ['--reason', 'the week of the fair'];

/** Whether an action is possible while the remote is frozen, and what it needs to be planned. */
type InFreeze = readonly [isPossible: boolean, ...words: string[]];
const actions: Record<Exclude<PlanRequest['action'], 'publish'>, InFreeze> = {
  canary: [false, 'latest', '--percent', '50'],
  promote: [false],
  next: [false],
  freeze: [false],
  pause: [true],
  resume: [true],
  abort: [true],
  rollback: [true],
  recall: [true, 'latest'],
  withdraw: [true],
  unfreeze: [true],
};

describe('A frozen remote', () => {
  beforeAll(async () => {
    await cli.pazar('canary', 'catalog', 'latest', ...why);
    await cli.pazar('freeze', 'catalog', ...why);
  });

  it.each(Object.entries(actions))('%s', async (action, [isPossible, ...words]) => {
    const plan = await cli.pazar('plan', action, 'catalog', ...words, '--json');
    const { code, refusal } = JSON.parse(plan.out) as { code: string | null; refusal: string };
    // Some have another reason to be refused: what runs cannot be resumed.
    expect({ refusal, isFrozen: code === 'frozen' }).toEqual({ refusal, isFrozen: !isPossible });
  });

  it('stores a version, and gives it to nobody', async () => {
    const next = await cli.remoteFolder('catalog', { 'newer.js': '2;' });
    const live = await cli.pazar('publish', '--live', next);
    expect(live).toMatchObject({ code: exitCodes.refused });
    expect(live.error).toMatch(/catalog is frozen by local since .*: the week of the fair/);
    expect(await cli.pazar('publish', next)).toMatchObject({ code: exitCodes.done });
  });

  it('has fewer visitors of its canary when an operator wants that', async () => {
    const { out } = await cli.pazar('status', 'catalog', '--json');
    const { rollout } = JSON.parse(out) as { rollout: { version: string } };
    const share = (percent: string) =>
      cli.pazar('canary', 'catalog', rollout.version, '--percent', percent, ...why);
    expect((await share('5')).code).toBe(exitCodes.refused);
    expect((await share('0.5')).code).toBe(exitCodes.done);
  });

  it('says so in its status, and is released again by an operator alone', async () => {
    expect((await cli.pazar('status')).out).toMatch(/^catalog .*, frozen /m);
    expect((await cli.pazar('status', 'catalog')).out).toMatch(
      /^ +frozen +by local since .*: the week of the fair$/m,
    );
    const about = ['--role', 'publisher', '--remote', 'catalog', '--json', ...why];
    const { out } = await cli.pazar('tokens', 'create', 'team', ...about);
    const { text: PAZAR_TOKEN } = JSON.parse(out) as { text: string };
    const team = await cli.pazarWith({ PAZAR_TOKEN }, 'unfreeze', 'catalog', ...why);
    expect(team).toMatchObject({ code: exitCodes.notAllowed });
    expect(await cli.pazar('unfreeze', 'catalog', ...why)).toMatchObject({ code: exitCodes.done });
    const next = await cli.pazar('next', 'catalog', ...why);
    expect(next).toMatchObject({ code: exitCodes.done });
  });
});
