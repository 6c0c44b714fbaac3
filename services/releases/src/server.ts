import { listen, requireFreePort, stopOnSignal } from '@pazar/service/listen';
import { logOptions } from '@pazar/service/log-options';
import { failStart } from '@pazar/service/start-problem';
import { keepTelling } from './alarms/keep-telling.ts';
import { keepControlling } from './controller/keep-controlling.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { createApp } from './create-app.ts';
import { exposedSecrets } from './registry/exposed-secrets.ts';
import { keepFresh } from './registry/keep-fresh.ts';
import { openRegistry, type Registry } from './open-registry.ts';

/** The release registry as a process, until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { host, port } = environment;
  const address = { host, port, variable: 'PAZAR_RELEASES_PORT' };
  // Before the database is touched: a second start by mistake must disturb nothing.
  await requireFreePort(address);
  const { metricsPort } = environment;
  if (metricsPort !== undefined) {
    await requireFreePort({ port: metricsPort, variable: 'PAZAR_RELEASES_METRICS_PORT' });
  }
  const registry = await openRegistry(environment);
  const metrics = await startMetrics(registry, metricsPort);
  const app = createApp(registry, logOptions, metrics?.measure);
  for (const file of await exposedSecrets(environment.home)) {
    app.log.warn({ file }, 'other users of this machine can read or change this secret: chmod 600');
  }
  const stopRefreshing = keepFresh(registry, app.log);
  const stopControlling = keepControlling(registry, app.log, metrics?.timeJudging);
  const stopTelling = keepTelling(registry.parts, watchedOrigins(environment), app.log);
  stopOnSignal(async () => {
    await Promise.all([stopTelling(), stopRefreshing()]);
    await app.close();
    await stopControlling();
    await metrics?.close();
    await registry.close();
  });
  await listen(app, address);
}

/** The addresses whose certificates browsers and services need. */
function watchedOrigins({ assetOrigin, fallbackOrigin, apiOrigin, shellOrigin }: Environment) {
  const origins = [shellOrigin, assetOrigin, fallbackOrigin, apiOrigin];
  return [...new Set(origins.flatMap((origin) => origin ?? []))];
}

/** Serves `/metrics` where a port is set, and loads its library only then. */
async function startMetrics(registry: Registry, port: number | undefined) {
  if (port === undefined) return undefined;
  const { openMetrics } = await import('./metrics/open-metrics.ts');
  const { serveMetrics } = await import('@pazar/service/metrics/serve-metrics');
  const metrics = openMetrics(registry);
  return { ...metrics, close: await serveMetrics(metrics.measurements, port) };
}

main().catch(failStart);
