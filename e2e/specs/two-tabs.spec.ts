import type { BrowserContext, Page } from '@playwright/test';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** The time within which the other tab must show it. */
const soon = { timeout: 1_000 };

async function secondTab(context: BrowserContext): Promise<{ page: Page; shell: ShellPage }> {
  const page = await context.newPage();
  return { page, shell: new ShellPage(page) };
}

test.describe('Two tabs', () => {
  test('sign out together within a second', async ({ shell, page, context }) => {
    await shell.signedInAs('producer');
    const other = await secondTab(context);
    await other.page.goto('/product');
    await expect(other.shell.main.getByRole('row').nth(1)).toBeVisible();

    await page.getByRole('button', { name: 'Log out' }).click();

    await other.page.waitForURL('**/home', soon);
    await expect(other.shell.main.getByRole('row')).toHaveCount(0, soon);
  });

  test('change the agent together, and no answer of the one before arrives', async ({
    shell,
    page,
    context,
  }) => {
    await shell.signedInAs('producer');
    const other = await secondTab(context);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await other.page.route('**/api/v1/products?**', async (route) => {
      asked.resolve();
      await answer.promise;
      // The page may have cancelled the call by now.
      await route.continue().catch(() => undefined);
    });
    await other.page.goto('/product');
    await asked.promise;

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/home');
    await other.page.waitForURL('**/home', soon);
    await shell.signedInAs('manager');
    await expect.poll(() => other.shell.entries(), soon).toContain('Management');
    answer.resolve();

    await expect(other.shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => other.shell.entries())
      .toEqual(['Dashboard', 'Account', 'Management', 'Probe']);
    await expect(other.shell.main.getByRole('row')).toHaveCount(0);
  });

  test('agree where the browser keeps nothing', async ({ shell, page, context }) => {
    await context.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto('/home');
    const other = await secondTab(context);
    await other.page.goto('/home');
    await shell.signedInAs('producer');
    await other.page.waitForURL('**/dashboard', soon);

    await other.page.getByRole('button', { name: 'Log out' }).click();

    await page.waitForURL('**/home', soon);
    await expect.poll(() => shell.entries()).toEqual(['Home']);
  });
});
