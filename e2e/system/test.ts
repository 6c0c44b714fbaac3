import { expect } from '@playwright/test';
import { ShellPage } from '../pages/shell-page.ts';
import { type PazarSystem, startSystem } from './pazar-system.ts';
import { test as base } from './silent-test.ts';

interface TestFixtures {
  readonly shell: ShellPage;
}

interface WorkerFixtures {
  readonly system: PazarSystem;
}

/** A test with a running Pazar. It fails on any console error or warning that it does not expect. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  system: [
    async ({}, use) => {
      const system = await startSystem();
      await use(system);
      await system.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ system }, use) => use(system.shell),
  shell: ({ page }, use) => use(new ShellPage(page)),
});
export { expect };
