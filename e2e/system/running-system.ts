import type { WorkerFixture } from '@playwright/test';
import { type PazarSystem, startSystem } from './pazar-system.ts';

/**
 * A fixture of a worker: a Pazar that starts when the first test asks for it and stops with the worker. Each
 * call makes another fixture, and tests of different fixtures never share a worker.
 *
 * @param over more variables of its processes' environment
 * @param timeout of its start and its stop together, in milliseconds
 */
export function runningSystem(
  over: Readonly<Record<string, string>> = {},
  timeout = 180_000,
): [WorkerFixture<PazarSystem, object>, { scope: 'worker'; timeout: number }] {
  return [
    async ({}, use) => {
      const system = await startSystem(over);
      try {
        await use(system);
      } finally {
        await system.close();
      }
    },
    { scope: 'worker', timeout },
  ];
}
