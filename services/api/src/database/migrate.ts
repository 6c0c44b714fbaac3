import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import type { MigrationClient } from './migration-client.ts';
import type { Migration } from './migrations.ts';

// Any number that nothing else on the server locks on: the letters "pazarapi" in hexadecimal.
const advisoryLock = 0x70617a6172617069n;

const appliedRows = z.array(z.object({ name: z.string(), checksum: z.string() }));

/**
 * Brings the schema up to date: all pending migrations in one transaction, under a lock, so that
 * two services that start at once apply each of them once and a failure leaves nothing behind.
 */
export async function migrate(client: MigrationClient, migrations: Migration[]): Promise<void> {
  await client.execute('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${advisoryLock.toString()})`);
    await client.execute(`create schema if not exists api;
      create table if not exists api.migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    for (const migration of await pendingMigrations(client, migrations)) {
      await client.execute(migration.sql);
      await client.query('insert into api.migrations (name, checksum) values ($1, $2)', [
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

async function pendingMigrations(client: MigrationClient, migrations: Migration[]) {
  const rows = await client.query('select name, checksum from api.migrations');
  const applied = new Map(appliedRows.parse(rows).map((row) => [row.name, row.checksum]));
  for (const name of applied.keys()) {
    if (!migrations.some((migration) => migration.name === name)) {
      throw new StartProblem(
        `The database has migration ${name}, which this build does not know. ` +
          'Start a build that knows it, or remove local data with pnpm reset.',
      );
    }
  }
  return migrations.filter((migration) => {
    const checksum = applied.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new StartProblem(
        `Migration ${migration.name} was changed after it was applied. Restore it and add a new one.`,
      );
    }
    return checksum === undefined;
  });
}
