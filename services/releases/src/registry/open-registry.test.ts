import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokens } from '../database/tables.ts';
import { layout } from '../environment.ts';
import { buildFiles, publishRequest } from '../testing/build-fixture.ts';
import { databases, type RegistryHome } from '../testing/registry-fixture.ts';
import { verifyDocuments } from '../testing/verify-documents.ts';
import { refresh } from './keep-fresh.ts';

const dayMs = 86_400_000;

describe.each(databases)('A first start on $database', ({ createHome }) => {
  let home: RegistryHome;

  beforeEach(async () => {
    home = await createHome();
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

describe('The embedded database', () => {
  it('is refused to a second registry, and free again when the first is closed', async () => {
    const home = await databases[0]?.createHome();
    const first = await home?.open();
    await expect(home?.open()).rejects.toThrow('Another releases process uses');
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
});
