import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { healthSchema } from '@pazar/contracts/health';
import { createApp } from '../create-app.ts';
import { layout, readEnvironment } from '../environment.ts';
import { openRegistry, type Registry } from '../open-registry.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { databases, type RegistryHome } from '../testing/registry-fixture.ts';
import { verifyDocuments } from '../testing/verify-documents.ts';
import { addKey, listKeys } from './keys.ts';
import { readDocumentRow } from './read-registry.ts';
import { listTokens } from './tokens.ts';
import { reissue } from './document-changes.ts';

const order = { actor: 'ana', reason: 'because of a test' };

describe.each(databases)('A home without what its database names, on $database', (row) => {
  let home: RegistryHome;
  let paths: ReturnType<typeof layout>;

  beforeEach(async () => {
    home = await row.createHome();
    paths = layout(home.home);
    const app = await openApp(home);
    await app.publish('catalog', '1.0.0');
    await app.close();
  });
  afterEach(() => home.remove());

  /** What a start may change in the database. */
  async function readState() {
    const { parts, close } = await home.open();
    const { queries } = parts.database;
    const { sequence } = await readDocumentRow(queries);
    const tokens = (await listTokens(queries, new Date())).map(({ name, state }) => [name, state]);
    await close();
    return { sequence, tokens };
  }

  it('refuses to start, says what to copy, and changes nothing', async () => {
    const before = await readState();
    const lost = [paths.keys, paths.documents, paths.publishToken];
    for (const path of lost) await rename(path, `${path}.away`);
    await expect(home.open()).rejects.toThrow('Copy releases/keys and releases/publish-token');
    expect(await readdir(paths.keys).catch(() => [])).toEqual([]);
    for (const path of lost) {
      await rm(path, { recursive: true, force: true });
      await rename(`${path}.away`, path);
    }
    const { sequence, tokens } = await readState();
    // Of the two starts of this test each issued one document, and the refused one none.
    expect(sequence).toBe(before.sequence + 1);
    expect(tokens).toEqual(before.tokens);
  });

  it('without the token refuses to start, because a new one would end that of the others', async () => {
    await rename(paths.publishToken, `${paths.publishToken}.away`);
    await expect(home.open()).rejects.toThrow(`${paths.publishToken} does not exist`);
    const recovered = await home.open(undefined, ['token']);
    await recovered.close();
    await rename(`${paths.publishToken}.away`, paths.publishToken);
    await expect(home.open()).rejects.toThrow('holds a token that was replaced');
  });

  it('signs with a new key once the operator says that the others are lost', async () => {
    for (const path of [paths.keys, paths.documents]) await rm(path, { recursive: true });
    const { parts, close } = await home.open(undefined, ['keys']);
    const { items, retired } = await listKeys(parts);
    expect([items.length, retired.length]).toEqual([1, 1]);
    const { statement, signedBy } = await verifyDocuments(paths.documents);
    expect(statement.keys?.map(({ keyId }) => keyId)).toEqual(signedBy);
    await close();
  });
});

const servers = databases.filter(({ database }) => database === 'PostgreSQL');

describe.each(servers)('Two registries with homes of their own on one $database', (row) => {
  let home: RegistryHome;
  let other: string;
  let first: RegistryApp;
  let second: Registry | undefined;

  const open = () =>
    openRegistry(
      readEnvironment({ ...home.variables, PAZAR_HOME: other, PAZAR_ASSET_PORT: '3100' }),
    );
  const copyTo = (name: 'keys' | 'publishToken') =>
    cp(layout(home.home)[name], layout(other)[name], { recursive: true });

  beforeEach(async () => {
    home = await row.createHome();
    other = await mkdtemp(join(tmpdir(), 'pazar-second-'));
    first = await openApp(home);
    await first.publish('catalog', '1.0.0');
  });
  afterEach(async () => {
    await second?.close();
    second = undefined;
    await first.close();
    await rm(other, { recursive: true, force: true });
    await home.remove();
  });

  it('the one with an empty home does not start, and the other goes on', async () => {
    await expect(open()).rejects.toThrow('Nothing was changed');
    expect((await first.call('/v1/tokens')).status).toBe(200);
    await copyTo('keys');
    await expect(open()).rejects.toThrow('share one token');
    await copyTo('publishToken');
    second = await open();
    expect((await first.call('/v1/tokens')).status).toBe(200);
  });

  it('a key that one adds keeps the other from signing until it is copied, and no edge stops', async () => {
    await copyTo('keys');
    await copyTo('publishToken');
    second = await open();
    const { items } = await addKey(first.registry.parts, first.registry.changes, order);
    expect((await listKeys(second.parts)).items.map(({ isHere }) => isHere)).toEqual([true, false]);
    const ready = async (registry: Registry) => {
      const app = createApp(registry, false);
      const { checks } = healthSchema.parse((await app.inject('/health/ready')).json());
      await app.close();
      return checks;
    };
    await expect(reissue(second.changes)).rejects.toThrow(
      `${layout(other).keys}/${items[1]?.key.keyId}.json`,
    );
    await expect(second.controller.tick()).rejects.toThrow('This registry does not sign');
    // It serves what the other one signed, with the keys for it.
    await second.changes.follow();
    const { signedBy } = await verifyDocuments(layout(other).documents);
    expect(signedBy).toEqual(items.map(({ key }) => key.keyId));
    expect(await ready(second)).toMatchObject({ keys: 'down', signature: 'up', expiry: 'up' });
    await copyTo('keys');
    await reissue(second.changes);
    expect(await ready(second)).toMatchObject({ keys: 'up' });
  });
});
