import { z } from 'zod';
import { maxTelemetryBytes, telemetryBatchSchema } from '@pazar/contracts/releases/telemetry';
import type { App } from './app-types.ts';
import { limitReports, reporterOf } from './reporters.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Batches that one address may send in a minute. An office behind one address has many tabs. */
const batchesPerMinute = 600;

/** Events of browsers. Addresses are kept in memory and never written. */
export function telemetryRoutes(app: App, telemetry: Telemetry): void {
  app.post(
    '/v1/telemetry',
    {
      bodyLimit: maxTelemetryBytes,
      config: { access: 'everybody', problems: ['forbidden', 'rate-limited'] },
      schema: {
        tags: ['report'],
        summary: 'Report events of a page load',
        description:
          'A batch of at most 32 KiB, of a page load that the edge names in `X-Pazar-Load`. Refused without a load, and to an address that sends too many.',
        body: telemetryBatchSchema,
        response: { 204: z.null() },
      },
      logLevel: 'warn',
      onRequest: limitReports(batchesPerMinute),
    },
    async (request, reply) => {
      const dropped = telemetry.add(request.body.events, reporterOf(request));
      if (dropped > 0) request.log.warn({ dropped }, 'more reports than fit');
      return reply.code(204).send(null);
    },
  );
}
