import type { DatabaseConnection } from './database.ts';
import { readMigrations } from './migrations.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** Where the rows are: on a PostgreSQL server, or in a folder of the embedded one. */
export type DatabaseAddress = { url: string } | { folder: string };

/** Opens a database and applies what it lacks. Throws `StartProblem` with the reason. */
export async function openDatabase(address: DatabaseAddress): Promise<DatabaseConnection> {
  const migrations = await readMigrations();
  return 'url' in address
    ? openPostgres(address.url, migrations)
    : openPglite(address.folder, migrations);
}
