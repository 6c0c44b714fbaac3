import { startSystem } from './pazar-system.ts';
import { test as base } from './test.ts';

/** A test with a Pazar that no other file uses, because the test stops and starts its services. */
export const test = base.extend<object, object>({
  system: [
    async ({}, use) => {
      const system = await startSystem();
      await use(system);
      await system.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
