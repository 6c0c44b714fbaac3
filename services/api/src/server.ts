import { listen, requireFreePort, stopOnSignal } from '@pazar/service/listen';
import { logOptions } from '@pazar/service/log-options';
import { failStart } from '@pazar/service/start-problem';
import { serveMetrics } from '@pazar/service/metrics/serve-metrics';
import { Registry } from 'prom-client';
import { buildApp } from './app.ts';
import { processClock } from './clock/clock.ts';
import { databaseAddress } from './database/database-address.ts';
import { openDatabase } from './database/open-database.ts';
import { openServerClock } from './database/server-clock.ts';
import { readEnvironment } from './environment.ts';
import { openAdapters } from './adapters/open-adapters.ts';
import { claimKeys } from './security/claim-keys.ts';
import { recommendedCost } from './security/password.ts';
import { loadSecrets } from './security/secrets.ts';
import { seedEmptyDatabase } from './seed/seed-database.ts';
import { logDisorder } from './units/lock-disorder.ts';

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { host, port } = environment;
  const address = { host, port, variable: 'PAZAR_API_PORT' };
  await requireFreePort(address);
  await requireFreePort({ port: environment.metricsPort, variable: 'PAZAR_METRICS_PORT' });
  const notes: string[] = [];
  const secrets = environment.secrets ?? (await loadSecrets(environment.folder));
  const connection = await openDatabase(databaseAddress(environment));
  const { databaseUrl } = environment;
  const endClaim = databaseUrl === null ? null : await claimKeys(databaseUrl, secrets);
  const { clock, close: closeClock } =
    databaseUrl === null
      ? { clock: processClock, close: () => undefined }
      : await openServerClock(connection.database);
  const adapters = await openAdapters({
    settings: environment.adapters,
    home: environment.home,
    notify: (message) => notes.push(message),
  });
  if (environment.isDemo) {
    const { images } = adapters;
    await seedEmptyDatabase(connection.database, {
      now: clock(),
      passwordCost: recommendedCost,
      images,
    });
  }

  const registry = new Registry();
  const app = await buildApp({
    connection,
    secrets,
    clock,
    passwordCost: recommendedCost,
    logger: logOptions,
    registry,
    adapters,
    requestsPerMinute: environment.requestsPerMinute,
    hosts: environment.hosts,
  });
  logDisorder((disorder) => app.log.error({ err: disorder }, 'rows were locked out of order'));
  for (const note of notes) app.log.info(note);
  const closeMetrics = await serveMetrics(registry, environment.metricsPort);
  stopOnSignal(async () => {
    // Requests and e-mails in progress end first, then their dependencies close.
    await app.close();
    await closeMetrics();
    await endClaim?.();
    closeClock();
    await connection.close();
  });
  await listen(app, address);
}

start().catch(failStart);
