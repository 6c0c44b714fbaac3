import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

describe('tokens', () => {
  it('of one team cannot touch the remote of another', async () => {
    const out = join(cli.home, 'catalog.token');
    const about = ['--role', 'publisher', '--remote', 'catalog', '--out', out];
    const made = await cli.pazar('tokens', 'create', 'team-catalog', ...about, '--reason', 'ships');
    expect(made.code).toBe(0);
    expect((await stat(out)).mode & 0o777).toBe(0o600);

    const PAZAR_TOKEN = (await readFile(out, 'utf8')).trim();
    const own = await cli.remoteFolder('catalog', { 'own.js': '1' });
    expect((await cli.pazarWith({ PAZAR_TOKEN }, 'publish', own)).code).toBe(0);
    const others = await cli.remoteFolder('locations');
    const refused = await cli.pazarWith({ PAZAR_TOKEN }, 'publish', others);
    expect(refused.code).toBe(exitCodes.notAllowed);
    expect(refused.error).toContain('team-catalog has no right to locations');

    const revoked = await cli.pazar('tokens', 'revoke', 'team-catalog', '--reason', 'a new one');
    expect(revoked.out).toMatch(/ team-catalog +revoked /);
    const worthless = await cli.pazarWith({ PAZAR_TOKEN }, 'publish', own);
    expect(worthless.code).toBe(exitCodes.notAllowed);
  });

  const list = async () => (await cli.pazar('tokens', 'list')).out;
  const create = (...words: string[]) =>
    cli.pazar('tokens', 'create', 'ci', '--role', 'operator', '--reason', 'ships', ...words);

  it('are not created when their file cannot be, and leave no file when they are refused', async () => {
    const out = join(cli.home, 'ci.token');
    await writeFile(out, 'guess');
    const before = await list();
    for (const file of [out, join(cli.home, 'nowhere', 'ci.token')]) {
      const run = await create('--out', file);
      expect(run.code).toBe(exitCodes.usage);
      expect(run.error).toContain('No token was created.');
    }
    expect(await readFile(out, 'utf8')).toBe('guess');
    const refused = await create('--token-file', out, '--out', `${out}.new`);
    expect(refused.code).toBe(exitCodes.notAllowed);
    await expect(stat(`${out}.new`)).rejects.toThrow('ENOENT');
    expect(await list()).toBe(before);
  });

  it('warn of a remote that does not exist, with the one that was probably meant', async () => {
    await cli.pazar('publish', await cli.remoteFolder('catalog'));
    const about = ['--role', 'publisher', '--remote', 'catolog', '--remote', 'catalog'];
    const made = await cli.pazar('tokens', 'create', 'typo', ...about, '--reason', 'ships');
    expect(made.code).toBe(0);
    expect(made.error).toBe(
      'WARNING  There is no remote catolog. Did you mean catalog? The token has a right to catolog, not to others.\n',
    );
    await cli.pazar('tokens', 'revoke', 'typo', '--reason', 'a wrong name');
  });

  it('are revoked by name, unless several have it or none', async () => {
    await create();
    await create();
    const revoke = (named: string) => cli.pazar('tokens', 'revoke', named, '--reason', 'rotated');
    const several = await revoke('ci');
    expect(several.code).toBe(exitCodes.refused);
    const [, older = ''] = several.error.match(/Name one: \S+, (\S+)/) ?? [];
    expect((await revoke(older)).code).toBe(0);
    expect((await revoke('ci')).code).toBe(0);
    const none = await revoke('ci');
    expect(none.code).toBe(exitCodes.refused);
    expect(none.error).toMatch(/There is no valid token ci. Valid ones: .*local/);
  });
});
