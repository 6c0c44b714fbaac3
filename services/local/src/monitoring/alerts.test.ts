import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startChild, type Child } from '@pazar/service/start-child';
import { killChild } from '@pazar/service/stop-child';
import { createScratchDatabase } from '@pazar/service/testing/scratch-database';
import { waitUntilReady } from '@pazar/service/wait-until-ready';
import { execa } from 'execa';
import getPort from 'get-port';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-folder.ts';

const folder = path.join(repositoryRoot, 'services/local/monitoring');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const rules = read('alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** Set where Prometheus is installed; `npm test` installs it. */
const prometheus = process.env['PAZAR_PROMETHEUS'] ?? '';
const promtool = path.join(path.dirname(prometheus), 'promtool');

const firingSchema = z.object({
  data: z.object({
    alerts: z.array(z.object({ labels: z.record(z.string(), z.string()), state: z.string() })),
  }),
});

describe.skipIf(prometheus === '')('The alerts', () => {
  const children: Child[] = [];
  let drop: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await Promise.all(children.splice(0).map(killChild));
    await drop?.();
    drop = undefined;
  });

  it('each fire for what they name, and not before', async () => {
    const played = [...read('alerts.test.yml').matchAll(/- name: (\w+)/g)].map(([, name]) => name);
    expect(played).toEqual(alerts);
    const { exitCode, stdout } = await execa(promtool, ['test', 'rules', 'alerts.test.yml'], {
      cwd: folder,
      reject: false,
    });
    expect(stdout).toContain('SUCCESS');
    expect(exitCode).toBe(0);
  });

  it('read the queries of the dashboard as Prometheus does', async () => {
    const records = dashboardQueries().map(
      (query, number) => `- record: query${number}\n        expr: ${JSON.stringify(query)}`,
    );
    const file = `groups:\n  - name: dashboard\n    rules:\n      ${records.join('\n      ')}\n`;
    const cwd = temporaryFolder({ 'queries.yml': file });
    const { stdout } = await execa(promtool, ['check', 'rules', 'queries.yml'], { cwd });
    expect(stdout).toContain(`SUCCESS: ${records.length} rules found`);
  });

  it('fire in Prometheus when the registry of an edge is killed', async () => {
    const home = temporaryFolder();
    const ports = {
      registry: await getPort(),
      registryMetrics: await getPort(),
      edge: await getPort(),
      edgeMetrics: await getPort(),
      prometheus: await getPort(),
    };
    const database = await openDatabase();
    drop = database.drop;
    const variables = {
      DATABASE_URL: database.url,
      PAZAR_HOME: home,
      PAZAR_RELEASES_PORT: String(ports.registry),
      PAZAR_RELEASES_METRICS_PORT: String(ports.registryMetrics),
      PAZAR_SHELL_PORT: String(ports.edge),
      PAZAR_EDGE_METRICS_PORT: String(ports.edgeMetrics),
    };
    const start = (...command: [string, ...string[]]) => {
      const child = startChild({ command, variables, log: path.join(home, 'log') });
      children.push(child);
      return child;
    };
    const server = (file: string) => start(process.execPath, path.join(repositoryRoot, file));
    const registry = server('services/releases/src/server.ts');
    const edge = server('services/edge/src/shell-server.ts');
    writeFiles(home, {
      // The same rules and jobs, looked at as often as a test can wait for.
      'alerts.yml': rules.replaceAll(/for: \d+m/g, 'for: 0s'),
      'prometheus.yml': read('prometheus.yml')
        .replaceAll('15s', '250ms')
        .replace(':3501', `:${ports.registryMetrics}`)
        .replace(':3502', `:${ports.edgeMetrics}`),
    });
    const options = [
      `--config.file=${path.join(home, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(home, 'data')}`,
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
    ];
    const watcher = start(prometheus, ...options);
    const at = (port: number, page: string) => `http://127.0.0.1:${port}${page}`;
    const pages = [
      at(ports.registry, '/health/ready'),
      at(ports.edgeMetrics, '/metrics'),
      at(ports.prometheus, '/-/ready'),
    ];
    const hasFailed = () => [registry, edge, watcher].some((child) => child.hasEnded());
    for (const page of pages) expect(await waitUntilReady(page, hasFailed)).toBe(true);

    const firing = async () => {
      const answer = await fetch(at(ports.prometheus, '/api/v1/alerts'));
      return firingSchema
        .parse(await answer.json())
        .data.alerts.filter(({ state }) => state === 'firing')
        .map(({ labels }) => `${labels['alertname']} ${labels['job']}`);
    };
    // Nothing serves the port of the api in this test.
    const soon = { timeout: 30_000, interval: 200 };
    await expect.poll(firing, soon).toEqual(['PazarServiceDown pazar-api']);
    registry.signal('SIGKILL');
    const both = ['PazarRegistryAway pazar-edge', 'PazarServiceDown pazar-registry'];
    await expect.poll(firing, soon).toEqual(expect.arrayContaining(both));
  }, 90_000);
});

/** The embedded database takes much longer to be made. */
async function openDatabase(): Promise<{ url?: string; drop?: () => Promise<void> }> {
  const server = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';
  return server === '' ? {} : createScratchDatabase(server);
}

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

function dashboardQueries(): string[] {
  const { panels } = dashboardSchema.parse(JSON.parse(read('dashboard.json')));
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

const metric = /\bpazar_[a-z_]+(?=[{[\s)]|$)/g;

it('Alerts and dashboard ask for metrics that a service has', () => {
  const sources = [
    'services/api/src/operations/metrics.ts',
    'services/api/src/operations/open-jobs.ts',
    'services/releases/src/metrics/open-metrics.ts',
    'services/edge/src/open-metrics.ts',
    'shared/service/src/metrics/measure-requests.ts',
  ].map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8'));
  const had = new Set(
    sources.flatMap((text) => [...text.matchAll(/'(pazar_[a-z_]+)'/g)].map(([, name]) => name)),
  );
  const asked = [...dashboardQueries(), ...rules.matchAll(/expr: '(.*)'/g)].flatMap((query) =>
    [...String(query).matchAll(metric)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')),
  );
  expect(asked.length).toBeGreaterThan(40);
  expect([...new Set(asked)].filter((name) => !had.has(name))).toEqual([]);
});
