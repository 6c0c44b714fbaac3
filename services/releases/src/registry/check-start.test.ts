import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../database/tables/documents.ts';
import { layout } from '../environment.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { databases, type RegistryHome } from '../testing/registry-fixture.ts';
import { verifyDocuments } from '../testing/verify-documents.ts';

describe.each(databases)('A start beside newer documents, on $database', ({ createHome }) => {
  let home: RegistryHome;
  let paths: ReturnType<typeof layout>;
  let app: RegistryApp | undefined;

  beforeEach(async () => {
    home = await createHome();
    paths = layout(home.home);
    app = await openApp(home);
    await app.publish('catalog', '1.0.0');
    await app.close();
    app = undefined;
  });
  afterEach(async () => {
    await app?.close();
    await home.remove();
  });

  /** Resets the database to before its first document. */
  async function emptyDatabase(): Promise<void> {
    const { registry, close } = await openApp(home);
    await registry.parts.database.queries.update(documents).set({ sequence: 0, body: '' });
    await close();
  }

  it('is refused when the database is older, and changes nothing', async () => {
    await emptyDatabase();
    const before = await verifyDocuments(paths.documents);
    const { sequence } = before.statement;
    await expect(home.open()).rejects.toThrow(
      `has issued document 0, but ${paths.documents} holds document ${sequence}`,
    );
    await expect(home.open()).rejects.toThrow('PAZAR_RECOVER=database');
    expect((await verifyDocuments(paths.documents)).statement).toEqual(before.statement);
  });

  it('continues the sequence when the operator lets this database replace the documents', async () => {
    await emptyDatabase();
    const { sequence } = (await verifyDocuments(paths.documents)).statement;
    const registry = await home.open(undefined, ['database']);
    expect((await verifyDocuments(paths.documents)).statement.sequence).toBe(sequence + 1);
    await registry.close();
  });

  it('is refused when the key is gone, with its file name and the way back', async () => {
    const [name = ''] = await readdir(paths.keys);
    await rm(join(paths.keys, name));
    await expect(home.open()).rejects.toThrow(name);
    await expect(home.open()).rejects.toThrow('pazar restore');
    expect(await readdir(paths.keys)).toEqual([]);
    const registry = await home.open(undefined, ['keys']);
    expect(await readdir(paths.keys)).toHaveLength(1);
    await registry.close();
  });

  it('is refused when the key is damaged, with its path', async () => {
    const [name = ''] = await readdir(paths.keys);
    const path = join(paths.keys, name);
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, 20));
    await expect(home.open()).rejects.toThrow(`The signing key ${path} is damaged`);
  });

  it('sees the sequence in the issued sets when the statement is damaged', async () => {
    await emptyDatabase();
    await writeFile(join(paths.documents, 'discovery.statement.json'), '{');
    await expect(home.open()).rejects.toThrow('is empty, lost, older');
  });
});

describe.each(databases)('Documents of a running registry on $database', ({ createHome }) => {
  it('are written again when their folder is deleted, and readiness says so meanwhile', async () => {
    const home = await createHome();
    const app = await openApp(home);
    const { documents: folder } = layout(home.home);
    const before = await verifyDocuments(folder);
    const ready = async () => (await app.call('/health/ready')).json;
    expect(await ready()).toMatchObject({ status: 'up', checks: { documents: 'up', disk: 'up' } });
    await rename(folder, `${folder}.away`);
    await mkdir(folder);
    expect(await ready()).toMatchObject({ status: 'down', checks: { documents: 'down' } });
    await app.registry.changes.follow();
    expect((await verifyDocuments(folder)).statement).toEqual(before.statement);
    expect(await ready()).toMatchObject({ status: 'up' });
    await app.close();
    await home.remove();
  });

  it('are not ready without a signing key', async () => {
    const home = await createHome();
    const app = await openApp(home);
    const { keys } = layout(home.home);
    await rename(keys, `${keys}.away`);
    expect(await app.call('/health/ready')).toMatchObject({
      status: 503,
      json: { checks: { keys: 'down' } },
    });
    await app.close();
    await home.remove();
  });
});

describe('A damaged embedded database', () => {
  it('is named with its folder and the way back', async () => {
    const home = await databases[0]?.createHome();
    if (!home) throw new Error('There is always the embedded database');
    const { database } = layout(home.home);
    await rm(join(database, 'global'), { recursive: true });
    await expect(home.open()).rejects.toThrow(`The database in ${database} is damaged`);
    await home.remove();
  });
});
