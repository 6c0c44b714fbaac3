import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
let builds = 0;
beforeAll(async () => {
  cli = await openCli();
  await cli.pazar('publish', '--live', await cli.remoteFolder('catalog'));
});
afterAll(() => cli.close());
beforeEach(async () => {
  await cli.pazar('abort', 'catalog', '--reason', 'end of a test');
});

const newFolder = () => cli.remoteFolder('catalog', { 'a.js': `${(builds += 1)};` });
async function state() {
  const { out } = await cli.pazar('status', 'catalog', '--json');
  return JSON.parse(out) as { versions: number; rollout: object | null };
}

describe('pazar publish --canary', () => {
  it('gives a new version to a share of the visitors', async () => {
    const published = await cli.pazar('publish', await newFolder(), '--canary', '5%');
    expect(published).toMatchObject({ code: exitCodes.done, error: '' });
    expect(published.out).toContain('published, and its canary has started');
    expect((await state()).rollout).toMatchObject({ percent: 5, automatic: false });
  });

  it('gives it to a role first, and says before what it would do', async () => {
    const folder = await newFolder();
    const plan = await cli.pazar('plan', 'publish', folder, '--canary', 'manager');
    expect(plan.out).toContain('0 % (canary, with managers, step 1 of 6, manual)');
    await cli.pazar('publish', folder, '--canary', 'manager');
    const audience = { roles: ['ROLE_MANAGEMENT'], agents: [] };
    expect((await state()).rollout).toMatchObject({ percent: 0, audience });
  });

  it('stores nothing while another canary is open', async () => {
    await cli.pazar('publish', await newFolder(), '--canary', '5');
    const { versions } = await state();
    const second = await cli.pazar('publish', await newFolder(), '--canary', '5');
    expect(second).toMatchObject({ code: exitCodes.refused });
    expect(second.error).toContain('is an open canary');
    expect(await state()).toMatchObject({ versions });
  });

  it('moves nobody when it is run again', async () => {
    const folder = await newFolder();
    await cli.pazar('publish', folder, '--canary', '5');
    await cli.pazar('abort', 'catalog', '--reason', 'prices are wrong');
    const again = await cli.pazar('publish', folder, '--canary', '5');
    expect(again).toMatchObject({ code: exitCodes.done });
    expect(again.out).toContain('is already published and not live; nothing changes');
    expect(await state()).toMatchObject({ rollout: null });
  });

  it('needs a share or a role, and no --live', async () => {
    const run = async (...words: string[]) => (await cli.pazar('publish', 'x', ...words)).code;
    expect(await run('--canary', 'king')).toBe(exitCodes.usage);
    expect(await run('--canary', '0')).toBe(exitCodes.usage);
    expect(await run('--canary', '5', '--live')).toBe(exitCodes.usage);
    expect(await run('--commit', 'a b')).toBe(exitCodes.usage);
  });
});
