import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
/** The text of a token that is good for catalog alone. */
let secret: string;
/** The text of a token that only reads. */
let auditor: string;
let file: string;

/** Nothing in the environment names a registry or a token. */
const variables = { PAZAR_REGISTRY: '', PAZAR_SHELL: '', PAZAR_TOKEN: '' };

beforeAll(async () => {
  cli = await openCli();
  file = join(cli.home, 'config', 'pazar', 'profiles.json');
  const about = ['--role', 'publisher', '--remote', 'catalog', '--json', '--reason', 'ships'];
  const { out } = await cli.pazar('tokens', 'create', 'team-catalog', ...about);
  secret = (JSON.parse(out) as { text: string }).text;
  const looks = ['--role', 'auditor', '--json', '--reason', 'looks'];
  const second = await cli.pazar('tokens', 'create', 'auditor', ...looks);
  auditor = (JSON.parse(second.out) as { text: string }).text;
});
afterAll(() => cli.close());

const login = (...words: string[]) =>
  cli.pazarAs({ variables, secret }, 'login', cli.addresses.registry, ...words);

describe('pazar login', () => {
  it('stores what is typed in a file of its user alone, and shows it to nobody', async () => {
    const first = { variables: { ...variables, PAZAR_PROFILE: 'market' }, secret };
    const run = await cli.pazarAs(first, 'login', cli.addresses.registry, '--as', 'market');
    expect(run).toMatchObject({ code: exitCodes.done, error: '' });
    expect(run.out).toMatch(/^team-catalog: publisher of catalog, until 20\d\d-\d\d-\d\d /);
    expect(JSON.stringify(run)).not.toContain(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { out } = await cli.pazarAs({ variables }, 'profiles');
    expect(out).toBe(`market  ${cli.addresses.registry}\n`);
  });

  it('is used with its profile, and for its registry, and reaches the remotes of the token alone', async () => {
    const whoami = (...words: string[]) => cli.pazarAs({ variables }, ...words, 'whoami');
    const who = `team-catalog: publisher of catalog`;
    expect((await whoami('--profile', 'market')).out).toContain(who);
    expect((await whoami('--registry', cli.addresses.registry)).out).toContain(who);
    const named = await cli.pazarAs(
      { variables: { ...variables, PAZAR_PROFILE: 'market' } },
      'whoami',
    );
    expect(named.out).toContain(who);
    const others = await cli.remoteFolder('locations');
    const refused = await cli.pazarAs({ variables }, '--profile', 'market', 'publish', others);
    expect(refused).toMatchObject({ code: exitCodes.notAllowed });
    // The environment's token is for others.
    const other = { variables: { ...variables, PAZAR_TOKEN: 'guess' } };
    expect((await cli.pazarAs(other, '--profile', 'market', 'whoami')).out).toContain(who);
    const both = { variables: { ...other.variables, PAZAR_PROFILE: 'market' } };
    expect((await cli.pazarAs(both, 'whoami')).out).toContain(who);
    const two = await whoami('--profile', 'market', '--registry', cli.addresses.registry);
    expect(two).toMatchObject({ code: exitCodes.usage });
    const none = await whoami('--profile', 'mall');
    expect(none).toMatchObject({ code: exitCodes.usage });
    expect(none.error).toContain('There is no profile mall. Profiles: market.');
  });

  it('stores nothing that the registry does not know', async () => {
    const before = await readFile(file, 'utf8');
    for (const wrong of ['guess', 'two words', '']) {
      const run = await cli.pazarAs({ variables, secret: wrong }, 'login', cli.addresses.registry);
      expect(run).toMatchObject({ code: exitCodes.notAllowed });
    }
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  it('uses no file that other users of the machine can read', async () => {
    await chmod(file, 0o644);
    const run = await cli.pazarAs({ variables }, '--profile', 'market', 'whoami');
    await chmod(file, 0o600);
    expect(run).toMatchObject({ code: exitCodes.notAllowed });
    expect(run.error).toContain(`chmod 600 ${file}`);
  });

  it('is the newest of its registry, keeps its shell, and replaces none of another registry', async () => {
    const profile = async () => {
      const { out } = await cli.pazarAs({ variables }, 'profiles', '--json');
      const { items } = JSON.parse(out) as { items: { name: string; shell?: string }[] };
      return items.find(({ name }) => name === 'fair');
    };
    await cli.pazarAs(
      { variables, secret: auditor },
      '--shell',
      'https://fair.example',
      'login',
      cli.addresses.registry,
      '--as',
      'fair',
    );
    const newest = await cli.pazarAs({ variables }, '--registry', cli.addresses.registry, 'whoami');
    expect(newest.out).toContain('auditor: ');
    await login('--as', 'fair');
    expect(await profile()).toMatchObject({ shell: 'https://fair.example' });
    const other = await cli.pazarAs(
      { variables, secret },
      'login',
      'http://127.0.0.1:9',
      '--as',
      'fair',
    );
    expect(other).toMatchObject({ code: exitCodes.refused });
    expect(other.error).toContain(`The profile fair is for ${cli.addresses.registry}`);
    expect(await profile()).toMatchObject({ registry: cli.addresses.registry });
    await cli.pazar('logout', 'fair');
  });

  it('ends with pazar logout, also where the variable names it still', async () => {
    await login('--as', 'old');
    expect(await cli.pazar('logout', 'old')).toMatchObject({ code: exitCodes.done });
    expect(await readFile(file, 'utf8')).not.toContain('"old"');
    const still = { variables: { ...variables, PAZAR_PROFILE: 'old' } };
    const again = await cli.pazarAs(still, 'logout', 'old');
    expect(again).toMatchObject({ code: exitCodes.refused });
    expect(again.error).toContain('There is no profile old.');
    expect((await cli.pazarAs(still, 'profiles')).out).toContain('market');
    const completed = await cli.pazarAs(still, 'complete', '--', '--profile');
    expect(completed).toMatchObject({ code: exitCodes.done, out: 'market\n' });
    const none = await cli.pazarAs(still, 'complete', '--', 'status');
    expect(none).toMatchObject({ code: exitCodes.done, error: '' });
  });
});

describe('pazar init', () => {
  it('names the registry of a folder and of those below it, which get no token of this machine', async () => {
    const team = join(cli.home, 'team');
    const folder = join(team, 'orders');
    await mkdir(folder, { recursive: true });
    const { registry, shell } = cli.addresses;
    const made = await cli.pazar('init', team);
    expect(made).toMatchObject({ code: exitCodes.done });
    const settings: unknown = JSON.parse(await readFile(join(team, 'pazar.json'), 'utf8'));
    expect(settings).toEqual({ registry, shell });
    expect(await cli.pazar('init', team)).toMatchObject({ code: exitCodes.usage });
    expect((await cli.pazarAs({ variables, folder }, 'whoami')).out).toContain('team-catalog');

    const elsewhere = { ...variables, XDG_CONFIG_HOME: join(cli.home, 'nobody') };
    const stranger = await cli.pazarAs({ variables: elsewhere, folder }, 'whoami');
    expect(stranger).toMatchObject({ code: exitCodes.notAllowed });
    expect(stranger.error).toContain(`There is no token for ${registry}; run pazar login`);
  });

  it('sends PAZAR_TOKEN only to a registry that its user named or logged in to', async () => {
    const folder = join(cli.home, 'foreign');
    await mkdir(join(folder, '.git'), { recursive: true });
    const settings = { registry: cli.addresses.registry, shell: 'https://shell.example' };
    await writeFile(join(folder, 'pazar.json'), JSON.stringify(settings));
    const known = { ...variables, PAZAR_TOKEN: secret };
    const who = 'team-catalog: publisher';
    expect((await cli.pazarAs({ variables: known, folder }, 'whoami')).out).toContain(who);
    const nobody = { ...known, XDG_CONFIG_HOME: join(cli.home, 'nobody') };
    const stranger = await cli.pazarAs({ variables: nobody, folder }, 'whoami');
    expect(stranger).toMatchObject({ code: exitCodes.notAllowed });
    expect(stranger.error).toContain('set PAZAR_REGISTRY, or give --registry');
    const named = { ...nobody, PAZAR_REGISTRY: cli.addresses.registry };
    expect((await cli.pazarAs({ variables: named, folder }, 'whoami')).out).toContain(who);
  });

  it('reads no file outside of the repository, or of another user', async () => {
    const around = join(cli.home, 'around');
    const folder = join(around, 'repository');
    await mkdir(join(folder, '.git'), { recursive: true });
    await writeFile(join(around, 'pazar.json'), '{"registry":"http://127.0.0.1:9"}');
    const status = (place: string) =>
      cli.pazarAs(
        { variables: { ...variables, PAZAR_RELEASES_PORT: '9' }, folder: place },
        'status',
      );
    expect((await status(around)).error).toContain('http://127.0.0.1:9 does not answer');
    await writeFile(join(around, 'pazar.json'), '{"registry":"http://127.0.0.2:9"}');
    expect((await status(folder)).error).toContain('http://127.0.0.1:9 does not answer');
    vi.spyOn(process, 'getuid').mockReturnValue(4_000_000);
    const other = await status(around);
    expect(other).toMatchObject({ code: exitCodes.notAllowed });
    expect(other.error).toContain('belongs to another user');
  });

  it('names a shell only where somebody named one, and PAZAR_SHELL wins over it', async () => {
    const folder = join(cli.home, 'shells');
    await mkdir(folder);
    const { registry, shell } = cli.addresses;
    expect((await cli.pazarWith({ PAZAR_SHELL: '' }, 'init', folder)).code).toBe(exitCodes.done);
    const settings = join(folder, 'pazar.json');
    expect(JSON.parse(await readFile(settings, 'utf8'))).toEqual({ registry });
    await writeFile(settings, JSON.stringify({ registry, shell: 'http://127.0.0.1:9' }));
    const verify = (PAZAR_SHELL: string) =>
      cli.pazarAs({ variables: { ...variables, PAZAR_SHELL }, folder }, 'verify');
    expect((await verify('')).error).toContain('http://127.0.0.1:9');
    expect((await verify(shell)).error).not.toContain('http://127.0.0.1:9');
  });

  it('is refused for an address where no registry answers, and a damaged file is named', async () => {
    const away = { PAZAR_REGISTRY: 'http://127.0.0.1:9' };
    expect(await cli.pazarWith(away, 'init', cli.home)).toMatchObject({
      code: exitCodes.unreachable,
    });
    const folder = join(cli.home, 'broken');
    await mkdir(folder);
    await writeFile(join(folder, 'pazar.json'), '{"registry":"here"}');
    const run = await cli.pazarAs({ variables, folder }, 'status');
    expect(run).toMatchObject({ code: exitCodes.usage });
    expect(run.error).toContain(join(folder, 'pazar.json'));
    const simulated = await cli.pazarAs({ variables, folder }, 'simulate', '--runs', '2');
    expect(simulated).toMatchObject({ code: exitCodes.done });
    expect(simulated.error).toContain(join(folder, 'pazar.json'));
  });
});
