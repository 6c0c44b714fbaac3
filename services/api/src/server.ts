import { buildApp } from './app.ts';
import { databaseAddress } from './database/database-address.ts';
import { openDatabase } from './database/open-database.ts';
import { readEnvironment } from './environment.ts';
import { listen, requireFreePort } from './listen.ts';
import { recommendedCost } from './security/password.ts';
import { loadSecrets } from './security/secrets.ts';
import { seedEmptyDatabase } from './seed/seed-database.ts';
import { failStart } from './start-problem.ts';

const clock = () => new Date();

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  await requireFreePort(environment.port);
  const secrets = await loadSecrets(environment.folder);
  const connection = await openDatabase(databaseAddress(environment));
  if (environment.seed) await seedEmptyDatabase(connection.database, clock(), recommendedCost);

  const app = await buildApp({
    connection,
    secrets,
    clock,
    passwordCost: recommendedCost,
    logger: true,
  });
  // Requests in progress end first, then the database closes.
  app.addHook('onClose', () => connection.close());
  stopOnSignal(async () => {
    await app.close();
  });
  await listen(app, environment.port);
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().then(() => process.exit(0), failStart);
    });
  }
}

start().catch(failStart);
