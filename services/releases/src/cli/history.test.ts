import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
let clock = Date.UTC(2026, 10, 20, 8);

beforeAll(async () => {
  cli = await openCli(() => new Date(clock));
  await cli.pazar('publish', '--live', await cli.remoteFolder('catalog'));
  clock = Date.UTC(2026, 10, 22, 8);
  const note = ['--message', '=new list', '--commit', '3fa9c1d', '--author', 'Ana'];
  await cli.pazar('publish', await cli.remoteFolder('catalog', { 'a.js': '1;' }), ...note);
  await cli.pazar('publish', '--live', await cli.remoteFolder('locations'));
  await cli.pazar('tokens', 'create', 'ci', '--role', 'operator', '--reason', 'for the nights');
});
afterAll(() => cli.close());

const linesOf = async (...words: string[]) =>
  (await cli.pazar('history', ...words)).out.trimEnd().split('\n');

describe('pazar history', () => {
  it('shows everything without a remote, and of one what its team said of a version', async () => {
    const all = await linesOf();
    expect(all[0]).toMatch(/^2026-11-22 08:00 +local +create-token +for the nights$/);
    expect(all).toContainEqual(expect.stringMatching(/local +publish +locations +0\.1\.0-\w+ /));
    const [newest, oldest] = await linesOf('catalog');
    expect(newest).toMatch(/publish +0\.1\.0-\w+ +published: =new list \(3fa9c1d, Ana\)$/);
    expect(oldest).toMatch(/publish +0\.1\.0-\w+ +published$/);
    expect((await cli.pazar('versions', 'catalog')).out).toMatch(/=new list \(3fa9c1d, Ana\)$/m);
  });

  it('leaves out what others did, and what was before', async () => {
    expect(await linesOf('--actor', 'ci')).toEqual(['']);
    expect(await linesOf('catalog', '--since', '1d')).toHaveLength(1);
    expect(await linesOf('--since', '2026-11-22', '--actor', 'local')).toHaveLength(3);
    const wrong = await cli.pazar('history', '--since', 'yesterday');
    expect(wrong).toMatchObject({ code: exitCodes.usage });
  });

  it('is written for a spreadsheet, which runs none of it as a formula', async () => {
    const [head, ...rows] = await linesOf('--export', 'csv');
    expect(head).toBe('number,at,actor,action,remote,version,reason,message,commit,author');
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.find((row) => row.includes('Ana'))).toMatch(/,published,'=new list,3fa9c1d,Ana$/);
    const { out } = await cli.pazar('history', '--export', 'json');
    const { items } = JSON.parse(out) as { items: unknown[] };
    expect(items).toHaveLength(rows.length);
  });

  it('of everything is for auditors and operators', async () => {
    const about = ['--role', 'publisher', '--remote', 'catalog', '--json', '--reason', 'ships'];
    const { out } = await cli.pazar('tokens', 'create', 'team', ...about);
    const { text: PAZAR_TOKEN } = JSON.parse(out) as { text: string };
    const run = (...words: string[]) => cli.pazarWith({ PAZAR_TOKEN }, 'history', ...words);
    expect(await run()).toMatchObject({ code: exitCodes.notAllowed });
    expect(await run('catalog')).toMatchObject({ code: exitCodes.done });
  });
});

it('pazar hosts says that no shell is announced', async () => {
  expect((await cli.pazar('hosts')).out).toContain('pazar announce host');
});
