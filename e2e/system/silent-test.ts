import { type ConsoleMessage, expect, test as base } from '@playwright/test';

interface Silence {
  /** Console errors, warnings and uncaught errors; a test that expects one takes it out. */
  readonly noise: string[];
}

/**
 * A test that fails on any console error or warning that it does not expect. Violations of the
 * page's policy are logged there too.
 */
export const test = base.extend<Silence>({
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text());
      };
      const hearError = (error: Error) => noise.push(String(error));
      page.on('console', hear).on('pageerror', hearError);
      await use(noise);
      // A page that several tests share stays open.
      page.off('console', hear).off('pageerror', hearError);
      expect(noise, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});
