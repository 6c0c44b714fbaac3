import { documentedHealth, healthRoutes as addHealthRoutes } from '@pazar/service/health-routes';
import type { App } from './app-types.ts';

/** `GET /health/live` and `GET /health/ready`, which is 503 when the database does not answer. */
export function healthRoutes(app: App, pingDatabase: () => Promise<void>): void {
  const ready =
    'Answers 200 when the database answers, and 503 with the failed check when it does not.';
  const config = { access: 'public', unlimited: true } as const;
  addHealthRoutes(app, { database: pingDatabase }, documentedHealth(config, ready));
}
