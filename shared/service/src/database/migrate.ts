import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import type { MigrationClient } from './migration-client.ts';
import type { Schema } from './migrations.ts';

const appliedNames = z.array(z.object({ name: z.string() }));
const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string() }));

/**
 * Brings the schema up to date: all pending migrations in one transaction, under a lock, so that two
 * services that start at once apply each of them once and a failure leaves nothing behind. Rejects with a
 * `StartProblem` when the database has a migration that the build does not know, or has another text of one.
 */
export async function migrate(client: MigrationClient, schema: Schema): Promise<void> {
  await client.execute('begin');
  try {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `pazar migrations of ${schema.name}`,
    ]);
    await client.execute(`create schema if not exists ${schema.name};
      create table if not exists ${schema.name}.migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    for (const migration of await pendingMigrations(client, schema)) {
      await client.execute(migration.sql);
      await client.query(`insert into ${schema.name}.migrations (name, checksum) values ($1, $2)`, [
        migration.name,
        migration.checksum,
      ]);
    }
    await client.execute('commit');
  } catch (error) {
    await client.execute('rollback');
    throw error;
  }
}

async function pendingMigrations(client: MigrationClient, { name: schema, migrations }: Schema) {
  const names = appliedNames.parse(await client.query(`select name from ${schema}.migrations`));
  for (const { name } of names) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new StartProblem(
        `The database has migration ${name}, which this build does not know. ` +
          'Start a build that knows it, or remove local data with pnpm reset.',
      );
    }
  }
  const rows = await client.query(`select name, checksum from ${schema}.migrations`);
  const applied = new Map(appliedRows.parse(rows).map((row) => [row.name, row.checksum]));
  return migrations.filter((migration) => {
    const checksum = applied.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new StartProblem(
        `Migration ${migration.name} was changed after it was applied. ` +
          'Restore it and add a new one, or remove local data with pnpm reset.',
      );
    }
    return checksum === undefined;
  });
}
