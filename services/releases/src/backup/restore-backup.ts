import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openAssetStore } from '../assets/open-asset-store.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { eq, sql } from '../database/drizzle.ts';
import { DatabaseDamaged } from '@pazar/service/database/open-pglite';
import { openDatabase, type DatabaseLocation, type Queries } from '../database/open-database.ts';
import { documents } from '../database/tables/documents.ts';
import { readServed } from '../documents/read-served.ts';
import { replaceFile } from '@pazar/service/replace-file';
import { layout, type Environment } from '../environment.ts';
import { readDocumentRow } from '../registry/read-registry.ts';
import { readBackupFile, type BackupHead, type BackupLine } from './backup-file.ts';

export interface Restored {
  createdAt: string;
  rows: number;
  keys: number;
  /** Secrets of the API and the edge that are as in the backup now. */
  secrets: number;
  /** Paths of other secrets that were there, and stayed. */
  keptSecrets: string[];
  assets: number;
  /** The next document has a higher sequence than this. */
  sequence: number;
}

type Place = Pick<Environment, 'home' | 'databaseUrl' | 'assetBucket'>;

/**
 * Restores a backup into a home and its database while the registry is stopped. Throws, and changes
 * nothing, when the file is damaged or when the database has issued newer documents and `force` is
 * not given. The sequence continues from the newest document that browsers may have seen.
 */
export async function restoreBackup(
  place: Place,
  path: string,
  { force }: { force: boolean },
): Promise<Restored> {
  const head = await checkFile(path);
  const paths = layout(place.home);
  const location =
    place.databaseUrl === undefined ? { folder: paths.database } : { url: place.databaseUrl };
  await emptyDatabase(location, head, force);
  const database = await openDatabase(location);
  const assets = await openAssetStore(place.assetBucket, paths.assets);
  const restored: Restored = { ...head, rows: 0, keys: 0, secrets: 0, keptSecrets: [], assets: 0 };
  try {
    await database.queries.transaction(async (queries) => {
      // The migrations put the first document row there.
      await queries.delete(documents);
      for await (const line of readBackupFile(path)) {
        if (line.kind === 'row') await insertRow(queries, line);
        restored.rows += line.kind === 'row' ? 1 : 0;
      }
      await queries.execute(sql`
        select setval(pg_get_serial_sequence('releases.stable_versions', 'id'),
          coalesce((select max(id) from releases.stable_versions), 0) + 1, false)`);
      const served = await readServed(paths.documents);
      // Higher than the served one, so that the next start does not report a lost database.
      restored.sequence = Math.max(head.sequence, (served?.sequence ?? 0) + 1);
      const { sequence } = restored;
      await queries.update(documents).set({ sequence }).where(eq(documents.id, 1));
    });
    for await (const line of readBackupFile(path))
      await writeFileOf(line, { paths, assets, restored, force });
  } finally {
    await database.close();
  }
  return restored;
}

/** Reads the whole file before anything is changed. */
async function checkFile(path: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  for await (const line of readBackupFile(path)) if (line.kind === 'head') head = line;
  if (!head) throw new Error(`${path} is not a backup of a registry`);
  return head;
}

/** Drops the tables: the audit's refuse to be emptied, and the next opening makes all anew. */
async function emptyDatabase(
  location: DatabaseLocation,
  head: BackupHead,
  force: boolean,
): Promise<void> {
  const database = await openOrMoveAway(location, force);
  if (!database) return;
  try {
    const { sequence } = await readDocumentRow(database.queries);
    if (sequence > head.sequence && !force) {
      throw new Error(
        `The database has issued document ${sequence}; the backup of ${head.createdAt} ends at ` +
          `${head.sequence}. Restoring it loses the releases made since. Use --force to restore anyway.`,
      );
    }
    await database.queries.execute(sql`drop schema releases cascade`);
  } finally {
    await database.close();
  }
}

/**
 * Opens the database. With `force`, moves a damaged embedded one away instead and returns
 * undefined.
 */
async function openOrMoveAway(location: DatabaseLocation, force: boolean) {
  try {
    return await openDatabase(location);
  } catch (error) {
    if ('url' in location || !(error instanceof DatabaseDamaged)) throw error;
    if (!force) {
      throw new Error(`${error.message} With --force it is kept as ${away(location.folder)}.`, {
        cause: error,
      });
    }
    await rename(location.folder, away(location.folder));
    return undefined;
  }
}

const away = (folder: string) => `${folder}.damaged`;

async function insertRow(queries: Queries, { table, row }: BackupLine & { kind: 'row' }) {
  // The table comes from a fixed list; the columns and types come from the table.
  const target = sql.raw(`releases.${table}`);
  await queries.execute(sql`
    insert into ${target} overriding system value
    select * from jsonb_populate_record(null::${target}, ${JSON.stringify(row)}::jsonb)`);
}

interface Targets {
  paths: ReturnType<typeof layout>;
  assets: AssetStore;
  restored: Restored;
  force: boolean;
}

async function writeFileOf(line: BackupLine, targets: Targets): Promise<void> {
  const { paths, assets, restored } = targets;
  if (line.kind === 'key') {
    await replaceFile(join(paths.keys, line.name), Buffer.from(line.text), 0o600);
    restored.keys += 1;
  } else if (line.kind === 'token') {
    await replaceFile(paths.publishToken, Buffer.from(line.text), 0o600);
  } else if (line.kind === 'secret') {
    await writeSecret(paths.secrets[line.name], line.text, targets);
  } else if (line.kind === 'asset') {
    const bytes = Buffer.from(line.content, 'base64');
    await assets.replace(line.key, { bytes, contentType: line.contentType });
    restored.assets += 1;
  }
}

/** The secrets of this machine's own api and edge stay: others would end sessions and codes of today. */
async function writeSecret(
  path: string,
  text: string,
  { restored, force }: Targets,
): Promise<void> {
  const present = await readFile(path, 'utf8').catch(() => undefined);
  if (present !== undefined && present !== text && !force) {
    restored.keptSecrets.push(path);
    return;
  }
  if (present !== text) await replaceFile(path, Buffer.from(text), 0o600);
  restored.secrets += 1;
}
