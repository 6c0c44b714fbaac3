import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
beforeAll(async () => {
  cli = await openCli();
  await cli.pazar('publish', '--live', await cli.remoteFolder('catalog'));
  await cli.pazar('publish', await cli.remoteFolder('catalog', { 'a.js': '1;' }));
  await cli.pazar('tokens', 'create', 'ci', '--role', 'operator', '--reason', 'for the nights');
  await cli.pazar('keys', 'add', '--reason', 'yearly change');
});
afterAll(() => cli.close());

const newestAudit = async () => (await cli.pazar('history', '--limit', '1')).out;
const keyOf = async () => {
  const { out } = await cli.pazar('keys', 'list', '--json');
  const { items } = JSON.parse(out) as { items: { key: { keyId: string } }[] };
  return items[0]?.key.keyId ?? '';
};

/** A file that is no backup, so nothing is restored. */
async function damagedBackup(): Promise<string> {
  const file = join(cli.home, 'damaged.pazar-backup.gz');
  await writeFile(file, 'no backup');
  return file;
}

/** Every verb that does something for good. */
const verbs = {
  recall: async () => ['recall', 'catalog', 'latest'],
  gc: async () => ['gc'],
  'keys retire': async () => ['keys', 'retire', await keyOf(), '--force'],
  'tokens revoke': async () => ['tokens', 'revoke', 'ci'],
  restore: async () => ['restore', await damagedBackup()],
};

describe.each(Object.entries(verbs))('pazar %s cannot be undone', (name, words) => {
  const why = name === 'restore' ? [] : ['--reason', 'decided'];

  it('so it asks, and does nothing without a yes', async () => {
    const before = await newestAudit();
    const run = await cli.pazarAs({ reply: 'n' }, ...(await words()), ...why);
    expect(run.asked).toMatch(/ This cannot be undone\. Go on\? \(y\/n\) n\n$/);
    expect(run).toMatchObject({ code: exitCodes.failed, out: '', error: 'Nothing was changed.\n' });
    expect(await newestAudit()).toBe(before);
  });

  it('so without a terminal it needs --yes', async () => {
    const before = await newestAudit();
    const script = (...more: string[]) => cli.pazarIn(undefined, ...more, ...why);
    const refused = await script(...(await words()));
    expect(refused).toMatchObject({ code: exitCodes.usage });
    expect(refused.error).toContain('pass --yes');
    expect(await newestAudit()).toBe(before);
    const done = await script(...(await words()), '--yes');
    // All but the damaged backup are done.
    expect(done).toMatchObject({ code: name === 'restore' ? exitCodes.failed : exitCodes.done });
    expect(done.asked).toBe('');
  });
});

it('pazar restore names a file that is not there, and asks nothing', async () => {
  const run = await cli.pazar('restore', join(cli.home, 'nowhere.pazar-backup.gz'));
  expect(run).toMatchObject({ code: exitCodes.usage, asked: '' });
  expect(run.error).toMatch(/nowhere\.pazar-backup\.gz cannot be read/);
});
