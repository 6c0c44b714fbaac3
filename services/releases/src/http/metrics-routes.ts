import { remoteMetricsSchema, type RemoteMetrics } from '@pazar/contracts/releases/release-metrics';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { z } from 'zod';
import {
  controllerSettingsSchema,
  type ControllerSettings,
} from '../judgement/controller-settings.ts';
import { detectionBound } from '../judgement/decide.ts';
import { readJudgement } from '../telemetry/judgement-store.ts';
import type { Counter } from '../judgement/metrics.ts';
import type { Queries } from '../database/open-database.ts';
import type { App } from './app-types.ts';
import { RequestRefused } from './problem.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import { readState } from '../registry/remote-state.ts';
import { readLastSeen, readTotals } from '../telemetry/telemetry-store.ts';

const params = z.strictObject({ name: remoteNameSchema });
const weekMinutes = 7 * 24 * 60;
const querystring = z.strictObject({
  minutes: z.coerce.number().int().min(1).max(weekMinutes).default(60),
});

/** The figures of a remote, and the settings of the controller that judges them. */
export function metricsRoutes(
  app: App,
  { database: { queries }, now }: RegistryParts,
  settings: ControllerSettings,
): void {
  app.get(
    '/v1/controller',
    {
      config: { access: 'readers' },
      schema: {
        tags: ['state'],
        summary: 'Read the settings of the controller',
        description: 'How often it judges a rollout, on how many samples, and when it acts.',
        response: { 200: controllerSettingsSchema },
      },
    },
    () => settings,
  );

  app.get(
    '/v1/remotes/:name/metrics',
    {
      config: { access: 'readers', problems: ['not-found'] },
      schema: {
        tags: ['state'],
        summary: 'Read the figures of a remote',
        description:
          "The reports of browsers on each version in the last minutes, and the controller's judgement of the open rollout.",
        params,
        querystring,
        response: { 200: remoteMetricsSchema },
      },
    },
    async ({ params: { name }, query }) => {
      const state = await readState(queries, name);
      if (!state) throw new RequestRefused(404, 'not-found', `There is no remote ${name}`);
      const since = new Date(now().getTime() - query.minutes * 60_000);
      const { rollout } = state;
      return {
        since: since.toISOString(),
        versions: await versionMetrics(queries, name, since),
        rollout: rollout && (await rolloutMetrics(queries, rollout.id, settings)),
      };
    },
  );
}

async function versionMetrics(
  queries: Queries,
  remote: string,
  since: Date,
): Promise<RemoteMetrics['versions']> {
  const byVersion = Map.groupBy(await readTotals(queries, remote, since), ({ version }) => version);
  const metrics: RemoteMetrics['versions'] = [];
  for (const [version, rows] of byVersion) {
    const of = (counter: Counter) => rows.find((row) => row.counter === counter)?.total ?? 0;
    const lastSeen = await readLastSeen(queries, remote, version);
    metrics.push({
      version,
      loads: of('load'),
      loadFailures: of('load-failure'),
      slowLoads: of('slow-load'),
      integrityFailures: of('integrity-failure'),
      mounts: of('mount'),
      mountFailures: of('mount-failure'),
      errors: of('error'),
      vitals: of('vital'),
      poorVitals: of('poor-vital'),
      longTasks: of('long-task'),
      lastSeen: lastSeen?.toISOString() ?? null,
    });
  }
  return metrics;
}

async function rolloutMetrics(
  queries: Queries,
  id: string,
  { intervalSeconds, limits }: ControllerSettings,
): Promise<RemoteMetrics['rollout']> {
  const last = await readJudgement(queries, id);
  return {
    id,
    intervalSeconds,
    failureLimit: limits.failure,
    boundSeconds: detectionBound(intervalSeconds, limits),
    judgedAt: last?.judgedAt?.toISOString() ?? null,
    action: last?.action ?? null,
    judgement: last?.judgement ?? null,
  };
}
