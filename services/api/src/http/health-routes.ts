import { healthSchema } from '@pazar/contracts/health';
import type { App } from './app-types.ts';

const tags = ['system'];

export function healthRoutes(app: App, pingDatabase: () => Promise<void>): void {
  /** `GET /health/live`: 200 as long as the process answers at all. */
  app.get(
    '/health/live',
    {
      config: { access: 'public', unlimited: true },
      schema: {
        tags,
        summary: 'Report that the process is alive',
        response: { 200: healthSchema },
      },
    },
    () => ({ status: 'up' as const, checks: {} }),
  );

  /** `GET /health/ready`: 200 when requests can be served, 503 with the failed check when not. */
  app.get(
    '/health/ready',
    {
      config: { access: 'public', unlimited: true },
      schema: {
        tags,
        summary: 'Report whether requests can be served',
        response: { 200: healthSchema, 503: healthSchema },
      },
    },
    async (request, reply) => {
      try {
        await pingDatabase();
        return { status: 'up' as const, checks: { database: 'up' as const } };
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'down', checks: { database: 'down' } });
      }
    },
  );
}
