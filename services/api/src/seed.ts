import { databaseAddress } from './database/database-address.ts';
import { openDatabase } from './database/open-database.ts';
import { readEnvironment } from './environment.ts';
import { recommendedCost } from './security/password.ts';
import { seedEmptyDatabase } from './seed/seed-database.ts';
import { failStart } from './start-problem.ts';

/**
 * `node services/api/src/seed.ts`: fills an empty database with the demo accounts and their data.
 * Leaves a database that has agents, or PAZAR_SEED=off, as it is. Exit code 1 on any failure.
 */
async function seed(): Promise<void> {
  const environment = readEnvironment(process.env);
  if (!environment.seed) {
    process.stdout.write('PAZAR_SEED is off: nothing was done.\n');
    return;
  }
  const connection = await openDatabase(databaseAddress(environment));
  try {
    const filled = await seedEmptyDatabase(connection.database, new Date(), recommendedCost);
    process.stdout.write(filled ? 'The database is seeded.\n' : 'The database has data already.\n');
  } finally {
    await connection.close();
  }
}

seed().catch(failStart);
