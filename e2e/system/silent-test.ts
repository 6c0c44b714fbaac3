import { expect, test as base } from '@playwright/test';

interface Silence {
  /** Console errors, warnings and uncaught errors; a test that expects one takes it out. */
  readonly noise: string[];
}

/**
 * A test that fails on any console error or warning that it does not expect. What breaks the page's
 * policy is said there too.
 */
export const test = base.extend<Silence>({
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
});
