import {
  maxPolicyReportBytes,
  policyReportBatchSchema,
  policyReportListSchema,
} from '@pazar/contracts/releases/policy-report';
import type { App } from '../http/app-types.ts';
import { limitReports } from '../http/reporters.ts';
import type { RegistryParts } from '../registry/registry-parts.ts';
import { readReports } from './read-report.ts';
import { listReports, writeReports } from './report-store.ts';

/** Batches that one network may send in a minute; a browser gathers reports for some seconds. */
const batchesPerMinute = 60;

/**
 * Violations of the page's policy that browsers report: Content-Security-Policy, Trusted Types,
 * Integrity-Policy.
 */
export function reportRoutes(app: App, { database: { queries }, now }: RegistryParts): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/reports+json', { parseAs: 'string' }, parse);

  /**
   * `POST /v1/reports`: a batch of the Reporting API, of a page load that the edge names in
   * `X-Pazar-Load`. 204, also for what does not concern the policy; 403 without a load, 413 above 64
   * KiB, 429 with `Retry-After` for a network that sends too many.
   */
  app.post(
    '/v1/reports',
    {
      bodyLimit: maxPolicyReportBytes,
      schema: { body: policyReportBatchSchema },
      logLevel: 'warn',
      onRequest: limitReports(batchesPerMinute),
    },
    async (request, reply) => {
      await writeReports(queries, readReports(request.body), now());
      return reply.code(204).send();
    },
  );

  /** `GET /v1/reports`: the reports of the last 30 days, added up, the newest first. */
  app.get('/v1/reports', { schema: { response: { 200: policyReportListSchema } } }, async () => ({
    items: await listReports(queries),
  }));
}
