import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '../database/drizzle.ts';
import { layout, readEnvironment } from '../environment.ts';
import { replaceFile } from '@pazar/service/replace-file';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { databases, type RegistryHome } from '../testing/registry-fixture.ts';
import { verifyDocuments } from '../testing/verify-documents.ts';
import { backupTables } from './backup-file.ts';
import { restoreBackup } from './restore-backup.ts';

describe.each(databases)('A backup of a registry on $database', ({ createHome }) => {
  let home: RegistryHome;
  let app: RegistryApp | undefined;
  let path: string;

  beforeEach(async () => {
    home = await createHome();
    app = await openApp(home);
    await app.publish('catalog', '1.0.0');
    await app.publish('catalog', '1.1.0');
    const { json } = await app.call('/v1/backup', { method: 'POST', body: { reason: 'nightly' } });
    ({ path } = z.object({ path: z.string() }).parse(json));
  });
  afterEach(async () => {
    await app?.close();
    await home.remove();
  });

  const place = () => readEnvironment(home.variables);
  async function stop(): Promise<void> {
    await app?.close();
    app = undefined;
  }

  it('brings back keys, state, history and builds after all of them were lost', async () => {
    const before = await app?.state('catalog');
    const paths = layout(home.home);
    const secrets = Object.values(paths.secrets);
    for (const secret of secrets) await replaceFile(secret, Buffer.from(`of ${secret}`), 0o600);
    await app?.call('/v1/backup', { method: 'POST', body: { reason: 'with secrets' } });
    path = join(paths.backups, (await readdir(paths.backups)).toSorted().at(-1) ?? '');
    await stop();
    const { statement } = await verifyDocuments(paths.documents);
    for (const folder of [paths.keys, paths.assets, paths.documents, paths.database, ...secrets]) {
      await rm(folder, { recursive: true, force: true });
    }
    const restored = await restoreBackup(place(), path, { force: true });
    expect(restored).toMatchObject({ keys: 1, secrets: 2, sequence: statement.sequence });
    for (const secret of secrets) {
      expect(await readFile(secret, 'utf8')).toBe(`of ${secret}`);
      expect((await stat(secret)).mode & 0o777).toBe(0o600);
    }
    app = await openApp(home);
    expect(await app.state('catalog')).toEqual(before);
    const after = await verifyDocuments(paths.documents);
    expect(after.isMatch).toBe(true);
    expect(after.statement.sequence).toBe(statement.sequence + 1);
    const stored = await app.call('/v1/remotes/catalog/versions/1.1.0/stored');
    expect(stored.json).toMatchObject({ faults: [] });
    const history = await app.call('/v1/remotes/catalog/history');
    expect(JSON.stringify(history.json)).toContain('1.1.0');
    await app.publish('catalog', '1.2.0');
  });

  it('overwrites secrets of the api and the edge only when asked', async () => {
    const paths = layout(home.home);
    const secrets = Object.values(paths.secrets);
    for (const secret of secrets) await replaceFile(secret, Buffer.from('earlier'), 0o600);
    await app?.call('/v1/backup', { method: 'POST', body: { reason: 'with secrets' } });
    path = join(paths.backups, (await readdir(paths.backups)).toSorted().at(-1) ?? '');
    await stop();
    const [differing = '', same = ''] = secrets;
    await writeFile(differing, 'of today');
    const restored = await restoreBackup(place(), path, { force: false });
    expect(restored).toMatchObject({ secrets: 1, keptSecrets: [differing] });
    expect(await readFile(differing, 'utf8')).toBe('of today');
    expect(await readFile(same, 'utf8')).toBe('earlier');
    await restoreBackup(place(), path, { force: true });
    expect(await readFile(differing, 'utf8')).toBe('earlier');
  });

  it('continues the sequence of documents that browsers have seen since', async () => {
    await app?.publish('catalog', '1.2.0');
    await stop();
    const { documents } = layout(home.home);
    const { sequence } = (await verifyDocuments(documents)).statement;
    await expect(restoreBackup(place(), path, { force: false })).rejects.toThrow(
      `has issued document ${sequence}; the backup of`,
    );
    await restoreBackup(place(), path, { force: true });
    app = await openApp(home);
    expect((await app.state('catalog')).stable).toBe('1.1.0');
    expect((await verifyDocuments(documents)).statement.sequence).toBeGreaterThan(sequence);
  });

  it('is refused when it was cut, before anything is changed', async () => {
    await stop();
    const { documents } = layout(home.home);
    const { statement } = await verifyDocuments(documents);
    await truncate(path, (await stat(path)).size - 40);
    await expect(restoreBackup(place(), path, { force: true })).rejects.toThrow(
      `${path} is not a complete backup`,
    );
    app = await openApp(home);
    expect((await app.state('catalog')).stable).toBe('1.1.0');
    expect((await verifyDocuments(documents)).statement.sequence).toBe(statement.sequence + 1);
  });

  it('can be read by its owner alone, and names no key in the answer', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const other = await app?.call('/v1/backup', { method: 'POST', body: { reason: 'once more' } });
    expect(other?.status).toBe(201);
    expect(JSON.stringify(other?.json)).not.toContain('"d"');
    expect((await readFile(path)).byteLength).toBeGreaterThan(1000);
  });

  it('has every table but those of what browsers and the API report, and of what operators were notified', async () => {
    const answer = await app?.registry.parts.database.queries.execute(sql`
      select table_name as name from information_schema.tables where table_schema = 'releases'`);
    const { rows } = z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(answer);
    const left = rows
      .map(({ name }) => name)
      .filter((name) => !backupTables.includes(name as never));
    expect(left.toSorted()).toEqual([
      'api_shapes',
      'migrations',
      'notices',
      'policy_reports',
      'telemetry',
      'telemetry_seen',
    ]);
  });
});

describe('A damaged embedded database', () => {
  it('is kept beside the restored one', async () => {
    const home = await databases[0]?.createHome();
    if (!home) throw new Error('There is always the embedded database');
    const app = await openApp(home);
    const { json } = await app.call('/v1/backup', { method: 'POST', body: { reason: 'nightly' } });
    const { path } = z.object({ path: z.string() }).parse(json);
    await app.close();
    const { database } = layout(home.home);
    await rm(join(database, 'global'), { recursive: true });
    await writeFile(join(database, 'note'), 'what is left');
    const place = readEnvironment(home.variables);
    await expect(restoreBackup(place, path, { force: false })).rejects.toThrow(
      `With --force it is kept as ${database}.damaged`,
    );
    await restoreBackup(place, path, { force: true });
    expect(await readFile(join(`${database}.damaged`, 'note'), 'utf8')).toBe('what is left');
    await (await home.open()).close();
    await home.remove();
  });
});
