import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';
import { seenRevisions } from './seen-revisions.ts';

let cli: CliFixture;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

async function state(name: string) {
  const { out } = await cli.pazarIn(undefined, 'status', name, '--json');
  return JSON.parse(out) as { stable: string | null; revision: number };
}

describe('A change carries the revision that its operator saw', () => {
  const back = ['--reason', 'prices are wrong'];

  /** Three versions that were live one after the other: two rollbacks are possible. */
  async function threeLive(name: string) {
    for (const bytes of ['1', '2', '3']) {
      const folder = await cli.remoteFolder(name, { 'more.js': bytes });
      expect(await cli.pazar('publish', '--live', folder)).toMatchObject({ error: '', code: 0 });
    }
  }

  it('so the second of two rollbacks at once is refused', async () => {
    await threeLive('shared');
    await cli.pazarIn('ana', 'status', 'shared');
    await cli.pazarIn('bojan', 'status');
    expect(await cli.pazarIn('ana', 'rollback', 'shared', ...back)).toMatchObject({ code: 0 });
    const { stable, revision } = await state('shared');
    const second = await cli.pazarIn('bojan', 'rollback', 'shared', ...back);
    expect(second).toMatchObject({ code: exitCodes.changed, out: '' });
    expect(await state('shared')).toMatchObject({ stable, revision });
    await cli.pazarIn('bojan', 'status', 'shared');
    expect(await cli.pazarIn('bojan', 'rollback', 'shared', ...back)).toMatchObject({
      code: 0,
    });
  });

  it('also when it publishes a version for everyone', async () => {
    await threeLive('published');
    await cli.pazarIn('ana', 'status');
    await cli.pazar('publish', '--live', await cli.remoteFolder('published', { 'more.js': '4' }));
    const { stable, revision } = await state('published');
    const late = await cli.remoteFolder('published', { 'more.js': '5' });
    expect(await cli.pazarIn('ana', 'publish', '--live', late)).toMatchObject({
      code: exitCodes.changed,
    });
    expect(await state('published')).toMatchObject({ stable, revision });
    // Storing a version changes nothing that she saw.
    expect(await cli.pazarIn('ana', 'publish', late)).toMatchObject({ code: 0 });
  });

  it('and a verb that begins from what is live shows it first', async () => {
    await threeLive('unseen');
    const { stable, revision } = await state('unseen');
    const first = await cli.pazarIn('vera', 'rollback', 'unseen', ...back);
    expect(first).toMatchObject({ code: exitCodes.changed, out: '' });
    expect(first.error).toContain(`unseen, revision ${revision}: ${stable} 100 %`);
    expect(first.error).toContain('Nothing has changed');
    expect((await state('unseen')).revision).toBe(revision);
    expect(await cli.pazarIn('vera', 'rollback', 'unseen', ...back)).toMatchObject({ code: 0 });
  });

  it('which a script passes, as it has no terminal', async () => {
    await threeLive('scripted');
    const { revision } = await state('scripted');
    const bare = await cli.pazarIn(undefined, 'rollback', 'scripted', ...back);
    expect(bare).toMatchObject({ code: exitCodes.changed });
    expect(bare.error).toContain(`To go on, pass --if-match ${revision}.`);
    const again = await cli.pazarIn(undefined, 'rollback', 'scripted', ...back);
    expect(again).toMatchObject({ code: exitCodes.changed });
    const named = ['--if-match', String(revision)];
    expect(await cli.pazarIn(undefined, 'rollback', 'scripted', ...back, ...named)).toMatchObject({
      code: 0,
    });
  });

  it('also of remotes that one terminal shows at the same moment', async () => {
    const seenFile = join(cli.home, 'terminals', 'eva.json');
    const seen = seenRevisions('http://127.0.0.1:1', {
      seenFile,
      now: () => new Date(),
      writeError: (line) => expect.fail(line),
    });
    const names = ['first', 'second', 'third'];
    await Promise.all(names.map((name, revision) => seen.keep([{ name, revision }])));
    expect(await Promise.all(names.map((name) => seen.of(name)))).toEqual([0, 1, 2]);
  });

  it('and a damaged file of a terminal counts as no look', async () => {
    await threeLive('damaged');
    await cli.pazarIn('dora', 'status', 'damaged');
    await writeFile(join(cli.home, 'terminals', 'dora.json'), '[{');
    expect(await cli.pazarIn('dora', 'rollback', 'damaged', ...back)).toMatchObject({
      code: exitCodes.changed,
    });
  });
});
