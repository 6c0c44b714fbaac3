import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

async function state(name: string) {
  const { out } = await cli.pazar('status', name, '--json');
  return JSON.parse(out) as { stable: string | null };
}

describe('publish --live --respect-operators', () => {
  const start = ['--live', '--respect-operators', '--reason', 'started from the checkout'];

  it('moves on from what it made live itself', async () => {
    const first = await cli.remoteFolder('started');
    expect((await cli.pazar('publish', first, ...start)).out).toContain('published and live');
    const second = await cli.remoteFolder('started', { 'second.js': '2' });
    expect((await cli.pazar('publish', second, ...start)).out).toContain('published and live');
  });

  it('leaves what an operator rolled back to, and starts when its own build was recalled', async () => {
    const first = await cli.remoteFolder('operated');
    const second = await cli.remoteFolder('operated', { 'second.js': '2' });
    await cli.pazar('publish', first, ...start);
    const { stable: older } = await state('operated');
    await cli.pazar('publish', second, ...start);
    const { stable: newer } = await state('operated');
    await cli.pazar('rollback', 'operated', '--reason', 'prices are wrong');
    const left = await cli.pazar('publish', second, ...start);
    expect(left).toMatchObject({ code: exitCodes.done });
    expect(left.out).toContain('an operator chose the live version, and it stays live');
    expect((await state('operated')).stable).toBe(older);
    await cli.pazar('recall', 'operated', newer ?? '', '--reason', 'leaks addresses');
    expect(await cli.pazar('publish', second, ...start)).toMatchObject({ code: exitCodes.done });
    expect((await state('operated')).stable).toBe(older);
  });

  it('stores a build of a frozen remote, whether it is new or was live before', async () => {
    const first = await cli.remoteFolder('kept');
    const second = await cli.remoteFolder('kept', { 'second.js': '2' });
    await cli.pazar('publish', first, ...start);
    await cli.pazar('publish', second, ...start);
    const { stable } = await state('kept');
    await cli.pazar('freeze', 'kept', '--reason', 'the week of the fair');
    const third = await cli.remoteFolder('kept', { 'third.js': '3' });
    for (const folder of [third, first]) {
      const left = await cli.pazar('publish', folder, ...start);
      expect(left).toMatchObject({ code: exitCodes.done });
      expect(left.out).toContain('it stays live');
    }
    expect((await state('kept')).stable).toBe(stable);
  });
});
