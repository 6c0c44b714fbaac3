import { maxTelemetryBytes, telemetryBatchSchema } from '@pazar/contracts/releases/telemetry';
import type { App } from './app-types.ts';
import { limitReports, reporterOf } from './reporters.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

/** Batches that one address may send in a minute. An office behind one address has many tabs. */
const batchesPerMinute = 600;

/**
 * `POST /v1/telemetry`: a batch of events, of a page load that the edge names in `X-Pazar-Load`. It
 * needs no token, only a page load. 204 when the registry accepts it; 403 without a load,
 * 413 above 32 KiB, 422 when it is not valid, 429 with `Retry-After` for an address that sends too
 * many. Addresses are kept in memory and never written.
 */
export function telemetryRoutes(app: App, telemetry: Telemetry): void {
  app.post(
    '/v1/telemetry',
    {
      bodyLimit: maxTelemetryBytes,
      schema: { body: telemetryBatchSchema },
      logLevel: 'warn',
      onRequest: limitReports(batchesPerMinute),
    },
    async (request, reply) => {
      const dropped = telemetry.add(request.body.events, reporterOf(request));
      if (dropped > 0) request.log.warn({ dropped }, 'more reports than fit');
      return reply.code(204).send();
    },
  );
}
