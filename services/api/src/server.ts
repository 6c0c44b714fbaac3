import { buildApp } from './app.ts';
import { databaseAddress } from './database/database-address.ts';
import { openDatabase } from './database/open-database.ts';
import { readEnvironment } from './environment.ts';
import { listen, requireFreePort } from './listen.ts';
import { openOutside } from './outside/open-outside.ts';
import { recommendedCost } from './security/password.ts';
import { loadSecrets } from './security/secrets.ts';
import { seedEmptyDatabase } from './seed/seed-database.ts';
import { failStart } from './start-problem.ts';

const clock = () => new Date();

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  await requireFreePort(environment.port);
  const notes: string[] = [];
  const secrets = await loadSecrets(environment.folder);
  const connection = await openDatabase(databaseAddress(environment));
  const { outside, close: closeOutside } = await openOutside({
    settings: environment.outside,
    home: environment.home,
    isDemo: environment.seed && !environment.isProduction,
    tell: (message) => notes.push(message),
  });
  if (environment.seed) await seedEmptyDatabase(connection.database, clock(), recommendedCost);

  const app = await buildApp({
    connection,
    secrets,
    clock,
    passwordCost: recommendedCost,
    logger: true,
    outside,
    requestsPerMinute: environment.requestsPerMinute,
  });
  for (const note of notes) app.log.info(note);
  stopOnSignal(async () => {
    // Requests and e-mails in progress end first, then what they need closes.
    await app.close();
    await closeOutside();
    await connection.close();
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
