import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../create-app.ts';
import type { App } from '../http/app-types.ts';
import type { Registry } from '../open-registry.ts';
import { buildFiles, writeRemoteFolder } from '../testing/build-fixture.ts';
import { databases, type RegistryHome } from '../testing/registry-fixture.ts';
import { exitCodes } from './exit-codes.ts';
import { createOperatorProgram } from './operator-program.ts';

let home: RegistryHome;
let registry: Registry;
let app: App;
let remotes: string;

beforeAll(async () => {
  const [first] = databases;
  if (!first) throw new Error('There is always the embedded database');
  home = await first.createHome();
  registry = await home.open();
  app = createApp(registry, false);
  await app.listen({ host: '127.0.0.1', port: 0 });
  remotes = await mkdtemp(join(tmpdir(), 'pazar-remotes-'));
});
afterAll(async () => {
  await app.close();
  await registry.close();
  await home.remove();
  await rm(remotes, { recursive: true, force: true });
});

/** Runs `pazar` as from a terminal. */
async function pazar(...words: string[]) {
  // A listening TCP server has an address object; a string is for pipes.
  const { port } = app.server.address() as AddressInfo;
  const result = { out: '', error: '', code: -1 };
  const program = createOperatorProgram({
    variables: { PAZAR_HOME: home.home, PAZAR_RELEASES_PORT: String(port) },
    write: (line) => (result.out += `${line}\n`),
    writeError: (line) => (result.error += `${line}\n`),
    showProgress: () => undefined,
    ask: undefined,
    readSecret: () => Promise.resolve(''),
    untilStopped: () => AbortSignal.abort(),
    folder: import.meta.dirname,
    now: () => new Date(),
    exit: (code) => (result.code = code),
    seenFile: join(remotes, 'seen.json'),
  });
  await program.parseAsync(words, { from: 'user' });
  return result;
}

async function remoteFolder(name: string, changes: Record<string, string | null> = {}) {
  const folder = join(remotes, name);
  await rm(folder, { recursive: true, force: true });
  await writeRemoteFolder(folder, buildFiles(name, changes));
  return folder;
}

describe('pazar publish', () => {
  it('publishes several remotes at once, and finds nothing to do the second time', async () => {
    const folders = [await remoteFolder('catalog'), await remoteFolder('locations')];
    const first = await pazar('publish', '--live', ...folders);
    expect(first.code).toBe(0);
    expect(first.out).toMatch(/^catalog 0\.1\.0-[0-9a-f]{12} published and live/m);
    expect(first.out).toMatch(/^locations /m);

    const again = await pazar('publish', '--live', ...folders, '--json');
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out)).toMatchObject({
      results: [
        { remote: 'catalog', outcome: 'already-live' },
        { remote: 'locations', outcome: 'already-live' },
      ],
      failures: [],
    });
  });

  it('stores a new version, and gives it to nobody who was not asked for', async () => {
    const first = await pazar('publish', await remoteFolder('orders'));
    expect(first).toMatchObject({ code: 0 });
    expect(first.out).toMatch(/^orders \S+ published, not live yet/);
    expect((await pazar('promote', 'orders', 'latest', '--reason', 'first release')).code).toBe(0);
    const live = (await app.inject('/v1/remotes/orders')).json<{ stable: string }>().stable;
    await pazar('publish', await remoteFolder('orders', { 'a.js': 'newer' }));
    expect((await app.inject('/v1/remotes/orders')).json()).toMatchObject({ stable: live });
  });

  it('moves nobody when it publishes a build again, and its dry run says so', async () => {
    const older = () => remoteFolder('account');
    const newer = () => remoteFolder('account', { 'a.js': 'newer' });
    const state = async () => (await app.inject('/v1/remotes/account')).body;
    async function publishAgain(folder: string, sentence: string) {
      const before = await state();
      for (const options of [[], ['--live'], ['--live', '--dry-run']]) {
        const again = await pazar('publish', folder, ...options);
        expect([again.code, again.error]).toEqual([0, '']);
        expect(again.out).toContain(sentence);
      }
      expect(await state()).toBe(before);
    }
    await pazar('publish', '--live', await older());
    await pazar('publish', '--live', await newer());
    await publishAgain(await newer(), 'already live');
    await pazar('rollback', 'account', '--reason', 'prices are wrong');
    await publishAgain(await newer(), 'not live; nothing changes');
    await publishAgain(await older(), 'already live');

    await pazar('canary', 'account', 'latest', '--percent', '1', '--reason', 'a few visitors');
    await pazar('pause', 'account', '--reason', 'something smells');
    await publishAgain(await newer(), 'not live; nothing changes');
  });

  it('ends with 3 when the version exists with other bytes', async () => {
    const folder = await remoteFolder('management');
    await pazar('publish', folder);
    const { items } = (await app.inject('/v1/remotes/management/versions')).json<{
      items: { version: string }[];
    }>();
    const { queries } = registry.parts.database;
    await queries.execute(
      `update releases.versions set digest = 'other' where version = '${items[0]?.version ?? ''}'`,
    );
    const result = await pazar('publish', folder);
    expect(result.code).toBe(3);
    expect(result.error).toContain('is already published with different content');
  });

  it('refuses a broken build with its reasons and publishes the others', async () => {
    const broken = await remoteFolder('promotion', { 'section.json': null });
    const result = await pazar('publish', broken, await remoteFolder('dashboard'));
    expect(result.code).toBe(exitCodes.refused);
    expect(result.error).toContain('section.json: is missing');
    expect(result.out).toContain('dashboard');
  });

  it('refuses a link that leaves the build', async () => {
    const folder = await remoteFolder('linked');
    await symlink('/etc/hostname', join(folder, 'dist', 'static', 'out.txt'));
    expect((await pazar('publish', folder)).error).toContain('out.txt: is not a plain file');
  });

  it.each([
    ['is not built', '{"version":"0.1.0"}', 'build the remote first'],
    ['has no usable version', '{"version":"next"}', 'must be major.minor.patch'],
  ])('says so when a remote %s', async (_what, text, message) => {
    const folder = await mkdtemp(join(remotes, 'bare-'));
    await writeFile(join(folder, 'package.json'), text);
    const result = await pazar('publish', folder);
    expect(result.code).toBe(1);
    expect(result.error).toContain(message);
  });

  it('says which registry does not answer and which token is missing', async () => {
    const folder = await remoteFolder('lonely');
    const unreachable = await pazar('--registry', 'http://127.0.0.1:9', 'publish', folder);
    expect(unreachable.error).toContain('The registry at http://127.0.0.1:9 does not answer');
    const tokenless = await pazar('--token-file', join(remotes, 'none'), 'publish', folder);
    expect(tokenless.error).toContain(
      'start the registry once, run pazar login, set PAZAR_TOKEN, or give --token-file',
    );
  });
});

describe('pazar status', () => {
  it('shows the document and what is live, for people and for scripts', async () => {
    await pazar('publish', '--live', await remoteFolder('catalog'));
    expect((await pazar('status')).out).toMatch(
      /^catalog +0\.1\.0-[0-9a-f]{12} 100 % +1 version +revision 1$/m,
    );
    const { remotes: items } = JSON.parse((await pazar('status', '--json')).out) as {
      remotes: unknown[];
    };
    expect(items).toContainEqual(expect.objectContaining({ name: 'catalog', versions: 1 }));
  });
});

describe('pazar', () => {
  it('documents its exit codes', async () => {
    await expect(pazar('--help')).rejects.toMatchObject({ exitCode: 0 });
  });

  it.each([[['publish']], [['unknown']], [['publish', 'x', '--wrong']]])(
    'refuses %j as wrong usage',
    async (words) => {
      await expect(pazar(...words)).rejects.toThrow(/missing|unknown/);
    },
  );
});
