import { buildApp } from '../app.ts';
import { drizzlePglite } from '../database/drizzle.ts';
import type { App } from '../http/app-types.ts';
import { createSecrets } from '../security/secrets.ts';
import { nowhere } from './nowhere.ts';
import { testPasswordCost } from './test-seed.ts';

/** The service without a database: describing its routes queries nothing. */
export function unconnectedApp(): Promise<App> {
  return buildApp({
    connection: { database: drizzlePglite.mock(), ping: async () => {}, close: async () => {} },
    secrets: createSecrets(),
    clock: () => new Date(),
    passwordCost: testPasswordCost,
    logger: false,
    adapters: nowhere,
    requestsPerMinute: 300,
  });
}
