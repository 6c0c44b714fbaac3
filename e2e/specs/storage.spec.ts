import type { Page } from '@playwright/test';
import { countMessages } from '../pages/count-messages.ts';
import type { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../fixtures/test.ts';

const notKept = /does not let Pazar keep you logged in/;

/** Storage that throws on every use, or on every write. */
const faults = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

async function worksInMemory(shell: ShellPage, page: Page): Promise<void> {
  const messages = await countMessages(page);
  await shell.signedInAs('producer');
  await expect(page.getByText(notKept)).toBeVisible();
  await shell.open('Products');
  await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
  expect(await messages()).toBe(1);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/home');
}

test.describe('Storage', () => {
  for (const name of ['blocked', 'full'] as const) {
    test(`that is ${name}: Pazar works in memory and says so once`, async ({ shell, page }) => {
      await page.addInitScript(faults[name]);
      await worksInMemory(shell, page);
    });
  }

  test('that holds half a session, one of an older shape or none: Pazar says so once and starts signed out', async ({
    shell,
    page,
  }) => {
    await page.goto('/home');
    for (const stored of ['{"token":', '{"id":7,"name":"of an older shape"}', '[]']) {
      await page.evaluate((text) => localStorage.setItem('current-user', text), stored);
      await page.reload();
      await expect(page.getByText('could not be read')).toBeVisible();
      await expect.poll(() => shell.entries()).toEqual(['Home']);
    }
    await page.reload();
    await shell.signedInAs('producer');
    await expect(page.getByText('could not be read')).toHaveCount(0);
  });
});
