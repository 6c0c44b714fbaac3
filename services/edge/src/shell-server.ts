import { logOptions } from '@pazar/service/log-options';
import { failStart } from '@pazar/service/start-problem';
import { requireFreePort } from '@pazar/service/listen';
import { join } from 'node:path';
import type { Server } from './create-server.ts';
import { environmentWarnings, readEnvironment, type Environment } from './environment.ts';
import { serve } from './serve.ts';
import { createShellApp } from './shell-app.ts';

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  for (const line of environmentWarnings(environment)) process.stderr.write(`${line}\n`);
  const { host, shellPort: port, metricsPort } = environment;
  const metrics = metricsPort === undefined ? undefined : await loadMetrics(environment);
  const server = await createShellApp(environment, logOptions, metrics);
  if (metrics && metricsPort !== undefined) await metrics.serve(server, metricsPort);
  await serve(server, { host, port, variable: 'PAZAR_SHELL_PORT' });
}

/** Its library is loaded only where a port is set. */
async function loadMetrics({ home }: Environment) {
  const { openMetrics } = await import('./open-metrics.ts');
  const { serveMetrics } = await import('@pazar/service/metrics/serve-metrics');
  const metrics = openMetrics(join(home, 'documents'));
  return {
    ...metrics,
    serve: async (server: Server, port: number): Promise<void> => {
      await requireFreePort({ port, variable: 'PAZAR_EDGE_METRICS_PORT' });
      server.addHook('onClose', await serveMetrics(metrics.measurements, port));
    },
  };
}

main().catch(failStart);
