import { buildProbe } from './build-probe.ts';
import { startSystem } from './pazar-system.ts';
import { probeFolder } from './repository.ts';
import { test as base } from './test.ts';

/** A test with a Pazar of its own, in which the tests' remote at `/probe` is a seventh section. */
export const test = base.extend<object, object>({
  system: [
    async ({}, use) => {
      await buildProbe();
      const system = await startSystem();
      try {
        await system.publish(probeFolder);
        await use(system);
      } finally {
        await system.close();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
