import { addReadGauge, type ReadGauge } from '@pazar/service/metrics/read-gauge';
import { measureRequests } from '@pazar/service/metrics/measure-requests';
import { Histogram, Registry as Measurements } from 'prom-client';
import type { App } from '../http/app-types.ts';
import type { Registry } from '../open-registry.ts';
import { countNotices } from '../notices/notice-store.ts';
import { activeKeys, readKeyRecords } from '../registry/key-records.ts';
import { readDocumentRow } from '../registry/read-registry.ts';
import {
  countRollouts,
  readCanaries,
  readExpiringTokens,
  readLastBackup,
  readReports,
} from '../registry/figures.ts';

/** The share of a canary in a metric is 0 to 1, as Prometheus has shares. */
const percent = 100;

const seconds = (date: Date): number => date.getTime() / 1000;

/** Times of judging all open rollouts: a query each, some with the reports of a month. */
const judgeBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The measurements of a registry. */
export interface RegistryMetrics {
  readonly measurements: Measurements;
  /** Measures the requests of its server, a publish among them. Call before the routes are registered. */
  readonly measure: (app: App) => void;
  /** Measures a round of judgements. */
  readonly timeJudging: <Result>(judging: () => Promise<Result>) => Promise<Result>;
}

/** What `/metrics` of a registry has. Most of it is read from the database, so that each registry answers the same. */
export function openMetrics(registry: Pick<Registry, 'parts' | 'telemetry'>): RegistryMetrics {
  const measurements = new Measurements();
  addRolloutGauges(measurements, registry);
  addDocumentGauges(measurements, registry);
  addNoticeGauge(measurements, registry);
  const judging = new Histogram({
    name: 'pazar_judging_duration_seconds',
    help: 'How long it took to judge every rollout that was due',
    buckets: judgeBuckets,
    registers: [measurements],
  });
  return {
    measurements,
    measure: (app) => measureRequests(app, { registry: measurements }),
    timeJudging: async (work) => {
      const end = judging.startTimer();
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

type Source = Pick<Registry, 'parts' | 'telemetry'>;

function addRolloutGauges(measurements: Measurements, { parts, telemetry }: Source): void {
  const { queries } = parts.database;
  const add = <Label extends string>(gauge: ReadGauge<Label>) => addReadGauge(measurements, gauge);
  add({
    name: 'pazar_rollouts',
    help: 'Rollouts by state; running and paused ones are open',
    labels: ['state'],
    async read() {
      const counted = new Map(
        (await countRollouts(queries)).map(({ state, total }) => [state, total]),
      );
      const states = ['running', 'paused', 'completed', 'rolled-back', 'recalled'] as const;
      return states.map((state) => [{ state }, counted.get(state) ?? 0] as const);
    },
  });
  add({
    name: 'pazar_canary_share',
    help: 'Share of the visitors that get an open canary, 0 to 1',
    labels: ['remote', 'version'],
    read: async () =>
      (await readCanaries(queries)).map(
        (one) => [{ remote: one.remote, version: one.version }, one.percent / percent] as const,
      ),
  });
  add({
    name: 'pazar_canary_heard_timestamp_seconds',
    help: 'When a browser last reported an open canary or its control, or else when it began',
    labels: ['remote', 'state'],
    read: async () =>
      (await readCanaries(queries)).map(
        ({ remote, state, heardAt }) => [{ remote, state }, seconds(heardAt)] as const,
      ),
  });
  add({
    name: 'pazar_browser_reports',
    help: 'What browsers reported in the last 15 minutes, by what the version is now',
    labels: ['remote', 'kind', 'counter'],
    read: async () =>
      (await readReports(queries, parts.now())).map(
        ({ total, ...labels }) => [labels, total] as const,
      ),
  });
  add({
    name: 'pazar_reports_waiting',
    help: 'Different counts of reports that are not written to the database yet',
    labels: [],
    read: () => [[{}, telemetry.waiting]],
  });
}

function addDocumentGauges(measurements: Measurements, { parts }: Source): void {
  const { queries } = parts.database;
  const add = <Label extends string>(gauge: ReadGauge<Label>) => addReadGauge(measurements, gauge);
  const ofDocument = (name: string, help: string, value: (row: DocumentRow) => number) =>
    add({
      name,
      help,
      labels: [],
      read: async () => [[{}, value(await readDocumentRow(queries))]],
    });
  ofDocument('pazar_document_sequence', 'Number of the newest document', (row) => row.sequence);
  ofDocument('pazar_document_issued_timestamp_seconds', 'When it was issued', (row) =>
    seconds(row.issuedAt),
  );
  ofDocument('pazar_document_expires_timestamp_seconds', 'When its statement expires', (row) =>
    seconds(row.expiresAt),
  );
  add({
    name: 'pazar_signing_key_added_timestamp_seconds',
    help: 'Since when a key that signs exists',
    labels: ['key'],
    read: async () =>
      activeKeys(await readKeyRecords(queries)).map(
        ({ keyId, addedAt }) => [{ key: keyId }, seconds(addedAt)] as const,
      ),
  });
  add({
    name: 'pazar_token_expires_timestamp_seconds',
    help: 'When a valid token expires',
    labels: ['name', 'id'],
    read: async () =>
      (await readExpiringTokens(queries, parts.now())).map(
        ({ expiresAt, ...labels }) => [labels, seconds(expiresAt)] as const,
      ),
  });
  add({
    name: 'pazar_backup_timestamp_seconds',
    help: 'When the last backup was written; absent before the first',
    labels: [],
    async read() {
      const at = await readLastBackup(queries);
      return at === undefined ? [] : [[{}, seconds(at)]];
    },
  });
}

function addNoticeGauge(measurements: Measurements, { parts }: Source): void {
  addReadGauge(measurements, {
    name: 'pazar_notices',
    help: 'Notices to operators that wait, and those of the last 90 days that were given up, by channel',
    labels: ['channel', 'state'],
    async read() {
      const counted = await countNotices(parts.database.queries);
      const none = parts.notices.channels.flatMap((channel) =>
        (['waiting', 'failed'] as const).map((state) => ({ channel, state, total: 0 })),
      );
      // A later value of the same labels replaces an earlier one.
      return [...none, ...counted].map(({ total, ...labels }) => [labels, total] as const);
    },
  });
}

type DocumentRow = Awaited<ReturnType<typeof readDocumentRow>>;
