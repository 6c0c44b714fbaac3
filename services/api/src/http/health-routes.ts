import { healthSchema } from '@pazar/contracts/health';
import { healthRoutes as addHealthRoutes } from '@pazar/service/health-routes';
import type { App } from './app-types.ts';

const tags = ['system'];
const config = { access: 'public', unlimited: true } as const;

/** `GET /health/live` and `GET /health/ready`, which is 503 when the database does not answer. */
export function healthRoutes(app: App, pingDatabase: () => Promise<void>): void {
  addHealthRoutes(
    app,
    { database: pingDatabase },
    {
      live: {
        config,
        schema: {
          tags,
          summary: 'Report that the process is alive',
          description: 'Answers 200 for as long as the process runs. It checks nothing else.',
          response: { 200: healthSchema },
        },
      },
      ready: {
        config,
        schema: {
          tags,
          summary: 'Report whether requests can be served',
          description:
            'Answers 200 when the database answers, and 503 with the failed check when it does not.',
          response: { 200: healthSchema, 503: healthSchema },
        },
      },
    },
  );
}
