import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Migration, Schema } from './migrations.ts';
import { openPglite } from './open-pglite.ts';

const remotes: Migration = {
  name: '0001_remotes.sql',
  sql: 'create table releases.remotes (name text primary key)',
  checksum: 'one',
};
const schemaOf = (...migrations: Migration[]): Schema => ({ name: 'releases', migrations });

describe('An embedded database', () => {
  let home: string;
  let folder: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'pazar-pglite-'));
    folder = join(home, 'releases', 'db');
  });
  afterEach(() => rm(home, { recursive: true }));

  it('is whole after a start that was killed, keeps its rows, and is refused with a migration that was changed or is not known', async () => {
    await mkdir(`${folder}.new`, { recursive: true });
    await writeFile(join(`${folder}.new`, 'PG_VERSION'), 'half');
    const first = await openPglite(folder, schemaOf(remotes));
    await first.client.query("insert into releases.remotes values ('catalog')");
    await first.close();

    const second = await openPglite(folder, schemaOf(remotes));
    const { rows } = await second.client.query('select name from releases.remotes');
    expect(rows).toEqual([{ name: 'catalog' }]);
    await second.close();

    const changed = schemaOf({ ...remotes, checksum: 'two' });
    await expect(openPglite(folder, changed)).rejects.toThrow(
      'Migration 0001_remotes.sql was changed after it was applied.',
    );
    await expect(openPglite(folder, schemaOf())).rejects.toThrow(
      'The database has migration 0001_remotes.sql, which this build does not know.',
    );
    const again = await openPglite(folder, schemaOf(remotes));
    await again.close();
  });
});
