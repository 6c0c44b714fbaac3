import { z } from 'zod';
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

  app.post(
    '/v1/reports',
    {
      bodyLimit: maxPolicyReportBytes,
      config: { access: 'everybody', problems: ['forbidden', 'rate-limited'] },
      schema: {
        tags: ['report'],
        summary: 'Report violations of the policy of a page',
        description:
          'A batch of the Reporting API of at most 64 KiB, of a page load that the edge names in `X-Pazar-Load`. Accepted also where it does not concern the policy. Refused without a load, and to a network that sends too many.',
        body: policyReportBatchSchema,
        response: { 204: z.null() },
      },
      logLevel: 'warn',
      onRequest: limitReports(batchesPerMinute),
    },
    async (request, reply) => {
      await writeReports(queries, readReports(request.body), now());
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/v1/reports',
    {
      config: { access: 'readers' },
      schema: {
        tags: ['report'],
        summary: 'List violations of the policy',
        description: 'The reports of the last 30 days, added up, the newest first.',
        response: { 200: policyReportListSchema },
      },
    },
    async () => ({ items: await listReports(queries) }),
  );
}
