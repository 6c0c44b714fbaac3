import { readDocumentSet } from '@pazar/service/document-checks';
import { measureRequests, type RouteOf } from '@pazar/service/metrics/measure-requests';
import { addReadGauge } from '@pazar/service/metrics/read-gauge';
import { Counter, Registry as Measurements } from 'prom-client';
import type { Server } from './create-server.ts';
import type { Reports } from './report-routes.ts';

/** The measurements of an edge. */
export interface EdgeMetrics {
  readonly measurements: Measurements;
  /** Measures the requests of its server. Call before the routes are registered. */
  readonly measure: (server: Server) => void;
  readonly addReports: (reports: Reports) => void;
}

/** What `/metrics` of an edge has: requests by kind of route, its document, its registry and reports. */
export function openMetrics(documents: string): EdgeMetrics {
  const measurements = new Measurements();
  addDocument(measurements, documents);
  return {
    measurements,
    measure: (server) => measureRequests(server, { registry: measurements, routeOf }),
    addReports: (reports) => addReports(measurements, reports),
  };
}

/** The beginnings of routes, and their kinds; the first one holds. */
const kinds: readonly [beginning: string, kind: string][] = [
  ['/health/', 'health'],
  ['/api/v1/releases/', 'releases-api'],
  ['/api', 'api'],
  ['/releases/telemetry', 'reports'],
  ['/releases/reports', 'reports'],
  ['/releases/', 'documents'],
];

/** The kind of a route: addresses of pages are as many as visitors invent. */
const routeOf: RouteOf = ({ routeOptions }, reply) => {
  const { url = '/' } = routeOptions;
  const known = kinds.find(([beginning]) => url.startsWith(beginning));
  if (known) return known[1];
  if (url !== '/' && url !== '/index.html') return 'file';
  return reply.statusCode === 404 ? 'missing' : 'page';
};

function addDocument(measurements: Measurements, folder: string): void {
  const add = (name: string, help: string, value: (statement: Statement) => number) =>
    addReadGauge(measurements, {
      name,
      help,
      labels: [],
      // Before the first document, and while none can be read, there is nothing to report.
      read: () =>
        readDocumentSet(folder, new Date()).then(
          ({ statement }) => [[{}, value(statement)] as const],
          () => [],
        ),
    });
  add('pazar_document_sequence', 'Number of the served document', ({ sequence }) => sequence);
  add('pazar_document_issued_timestamp_seconds', 'When it was issued', ({ issuedAt }) =>
    secondsOf(issuedAt),
  );
  add('pazar_document_expires_timestamp_seconds', 'When its statement expires', ({ expires }) =>
    secondsOf(expires),
  );
}

type Statement = Awaited<ReturnType<typeof readDocumentSet>>['statement'];

const secondsOf = (instant: string): number => Date.parse(instant) / 1000;

function addReports(measurements: Measurements, reports: Reports): void {
  addReadGauge(measurements, {
    name: 'pazar_registry_reachable',
    help: '1 while the registry answers this edge, 0 while it is away',
    labels: [],
    read: () => [[{}, reports.isRegistryAway() ? 0 : 1]],
  });
  addReadGauge(measurements, {
    name: 'pazar_reports_waiting',
    help: 'Reports of browsers that are kept until the registry is back',
    labels: [],
    read: () => [[{}, reports.waiting()]],
  });
  const total = new Counter({
    name: 'pazar_reports_total',
    help: 'Reports of browsers since the start of the process, by what became of them',
    labelNames: ['outcome'],
    collect() {
      const { lost, ...arrived } = reports.counts();
      this.reset();
      for (const [outcome, count] of Object.entries({ ...arrived, ...lost })) {
        this.inc({ outcome }, count);
      }
    },
    registers: [],
  });
  measurements.registerMetric(total);
}
