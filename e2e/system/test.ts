import { test as base, expect } from '@playwright/test';
import { ShellPage } from '../pages/shell-page.ts';
import { type PazarSystem, startSystem } from './pazar-system.ts';

interface TestFixtures {
  readonly shell: ShellPage;
  /** Console errors, warnings and uncaught errors; a test that expects one takes it out. */
  readonly noise: string[];
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
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ system }, use) => use(system.shell),
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use(noise);
      expect(noise, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  shell: ({ page }, use) => use(new ShellPage(page)),
});
export { expect };
