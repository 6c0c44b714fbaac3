import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isNull, sql } from '../database/drizzle.ts';
import { versions } from '../database/tables/versions.ts';
import { layout } from '../environment.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import { readDocumentRow } from '../registry/read-registry.ts';
import { backupTables, secretNames, type BackupLine } from './backup-file.ts';

const rowsSchema = z.object({
  rows: z.array(z.object({ row: z.record(z.string(), z.unknown()) })),
});

/**
 * Everything needed to restore a registry: its rows from one snapshot, keys, its own token, and the
 * files of every version that is not collected. Also the secrets of the API and the edge in its home.
 */
export async function* collectBackup(
  parts: RegistryParts,
  home: string,
): AsyncGenerator<BackupLine> {
  const paths = layout(home);
  const { rows, sequence, builds } = await readRows(parts);
  yield { kind: 'head', format: 1, createdAt: parts.now().toISOString(), sequence };
  yield* rows;
  for (const folder of ['', 'retired/']) {
    const names = await readdir(join(paths.keys, folder)).catch(() => []);
    for (const name of names.filter((candidate) => candidate.endsWith('.json'))) {
      const text = await readFile(join(paths.keys, folder, name), 'utf8');
      yield { kind: 'key', name: `${folder}${name}`, text };
    }
  }
  yield { kind: 'token', text: await readFile(paths.publishToken, 'utf8') };
  for (const name of secretNames) {
    // Not there where the API gets its keys from variables, or runs on another machine.
    const text = await readFile(paths.secrets[name], 'utf8').catch(() => undefined);
    if (text !== undefined) yield { kind: 'secret', name, text };
  }
  for (const { remote, version, files } of builds) {
    for (const { path } of files) {
      const key = `${remote}/${version}/${path}`;
      const stored = await parts.assets.get(key);
      // A lost file is `verify`'s to report; the rest of the backup is needed all the more.
      if (!stored) continue;
      const { bytes, contentType } = stored;
      yield { kind: 'asset', key, contentType, content: Buffer.from(bytes).toString('base64') };
    }
  }
}

/** All rows from one snapshot. The tables hold thousands of rows, not more. */
async function readRows({ database }: RegistryParts) {
  return database.queries.transaction(
    async (queries) => {
      const rows: BackupLine[] = [];
      for (const table of backupTables) {
        const answer = await queries.execute(
          sql.raw(`select to_jsonb(row) as row from releases.${table} as row`),
        );
        for (const { row } of rowsSchema.parse(answer).rows) rows.push({ kind: 'row', table, row });
      }
      const { remote, version, files } = versions;
      const builds = await queries
        .select({ remote, version, files })
        .from(versions)
        .where(isNull(versions.collectedAt));
      return { rows, builds, sequence: (await readDocumentRow(queries)).sequence };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
