import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokens } from './database/tables/tokens.ts';
import { layout, readEnvironment } from './environment.ts';
import { buildFiles, publishRequest } from './testing/build-fixture.ts';
import { openApp } from './testing/registry-app.ts';
import { databases, type RegistryHome, ruleDatabases } from './testing/registry-fixture.ts';
import { verifyDocuments } from './testing/verify-documents.ts';
import { refresh } from './registry/keep-fresh.ts';
import { openRegistry } from './open-registry.ts';

const dayMs = 86_400_000;

describe.each(databases)('A first start on $database', ({ createHome }) => {
  let home: RegistryHome;

  beforeEach(async () => {
    home = await createHome({ isNew: true });
  });
  afterEach(() => home.remove());

  it('makes a key and a token that only their owner can read', async () => {
    const registry = await home.open();
    const { keys, publishToken } = layout(home.home);
    const names = await readdir(keys);
    expect(names).toHaveLength(1);
    for (const path of [join(keys, names[0] ?? ''), publishToken]) {
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    }
    const stored = JSON.stringify(await registry.parts.database.queries.select().from(tokens));
    expect(stored).not.toContain(await home.token());
    expect(await readFile(publishToken, 'utf8')).toMatch(/^[\w-]{43}\n$/);
    await registry.close();
  });

  it('issues an empty document at once, and renews it when it is a day old', async () => {
    let now = new Date('2026-11-21T10:00:00.000Z');
    const registry = await home.open(() => now);
    const { documents } = layout(home.home);
    const first = await verifyDocuments(documents);
    expect(first.document.microFrontends).toEqual({});
    expect(first.statement).toMatchObject({ sequence: 1, issuedAt: now.toISOString() });

    now = new Date(now.getTime() + dayMs - 1);
    await refresh(registry);
    expect((await verifyDocuments(documents)).statement.sequence).toBe(1);

    now = new Date(now.getTime() + 1);
    await refresh(registry);
    const renewed = await verifyDocuments(documents);
    expect(renewed.statement).toMatchObject({ sequence: 2, issuedAt: now.toISOString() });
    expect(renewed.body.equals(first.body)).toBe(true);
    await registry.close();
  });
});

describe.each(ruleDatabases)('The statement, on $database', ({ createHome }) => {
  it('says that browsers keep nothing, once the operator has switched that off', async () => {
    for (const allowsOffline of [true, false]) {
      const home = await createHome({ allowsOffline });
      await (await home.open()).close();
      const { statement } = await verifyDocuments(layout(home.home).documents);
      expect(statement.offline).toBe(allowsOffline ? undefined : false);
      await home.remove();
    }
  });
});

describe('The embedded database', () => {
  it('is refused to a second registry, and free again when the first is closed', async () => {
    const home = await databases[0]?.createHome();
    const first = await home?.open();
    await expect(home?.open()).rejects.toThrow('is in use by another process');
    await first?.close();
    const second = await home?.open();
    await second?.close();
    await home?.remove();
  });
});

const servers = databases.filter(({ database }) => database === 'PostgreSQL');

describe.each(servers)('Two registries on one $database', ({ createHome }) => {
  it('put all their changes into one order and one document', async () => {
    const home = await createHome();
    const registries = [await home.open(), await home.open()];
    const names = Array.from({ length: 16 }, (_, index) => `remote${index}`);
    const receipts = await Promise.all(
      names.map(async (remote, index) => {
        const request = publishRequest(buildFiles(remote));
        const registry = registries[index % registries.length];
        return registry?.publisher.publish(
          { remote, actor: 'test', reason: 'at the same time' },
          request,
        );
      }),
    );
    const sequences = receipts.map((receipt) => receipt?.sequence ?? 0);
    expect(new Set(sequences).size).toBe(names.length);
    const { document, statement, isMatch } = await verifyDocuments(layout(home.home).documents);
    expect(isMatch).toBe(true);
    expect(statement.sequence).toBe(Math.max(...sequences));
    expect(Object.keys(document.microFrontends)).toHaveLength(names.length);
    await Promise.all(registries.map((registry) => registry.close()));
    await home.remove();
  });

  it('let one of many operators change a remote, and show the others its new state', async () => {
    const home = await createHome();
    const apps = [await openApp(home), await openApp(home)];
    const [first] = apps;
    if (!first) throw new Error('Two were opened');
    await first.publish('catalog', '1.0.0');
    await first.publish('catalog', '1.1.0');
    const { revision } = await first.state('catalog');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (apps[index % 2] ?? first).call('/v1/remotes/catalog/rollback', {
          method: 'POST',
          headers: { 'if-match': `"${revision}"` },
          body: { version: '1.0.0', reason: 'at the same time' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(answers.length - 1);
    for (const app of apps) {
      expect(await app.state('catalog')).toMatchObject({
        revision: revision + 1,
        stable: '1.0.0',
      });
    }
    await Promise.all(apps.map((app) => app.close()));
    await home.remove();
  });

  it("copy each other's documents into their own folders", async () => {
    const home = await createHome();
    const first = await home.open();
    const other = await mkdtemp(join(tmpdir(), 'pazar-second-'));
    await cp(layout(home.home).keys, layout(other).keys, { recursive: true });
    await cp(layout(home.home).publishToken, layout(other).publishToken);
    const second = await openRegistry(
      readEnvironment({ ...home.variables, PAZAR_HOME: other, PAZAR_ASSET_PORT: '3100' }),
    );
    const request = publishRequest(buildFiles('catalog'));
    await first.publisher.publish({ remote: 'catalog', actor: 'test', reason: 'here' }, request);
    await second.changes.follow();
    const [here, there] = await Promise.all(
      [home.home, other].map((folder) => verifyDocuments(layout(folder).documents)),
    );
    expect(there?.statement).toEqual(here?.statement);
    expect(Object.keys(there?.document.microFrontends ?? {})).toEqual(['catalog']);
    await Promise.all([first.close(), second.close()]);
    await rm(other, { recursive: true, force: true });
    await home.remove();
  });
});
