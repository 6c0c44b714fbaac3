import type { BrowserContext, Page } from '@playwright/test';
import { expectWithin, isAtHome, stopClock, takeClock } from '../pages/page-clock.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { openWithOwnSession } from '../system/own-session.ts';
import { expect, test } from '../fixtures/test.ts';

/** The time within which the other tab must show it, in milliseconds of its clock. */
const soon = 1_000;

async function secondTab(context: BrowserContext): Promise<{ page: Page; shell: ShellPage }> {
  const page = await context.newPage();
  await takeClock(page);
  return { page, shell: new ShellPage(page) };
}

test.describe('Two tabs', () => {
  test('sign out together within a second', async ({ page, context, system }) => {
    await openWithOwnSession(page, { system, account: 'producer' });
    await page.goto('/dashboard');
    const other = await secondTab(context);
    await other.page.goto('/product');
    await expect(other.shell.main.getByRole('row').nth(1)).toBeVisible();
    await stopClock(other.page);

    await page.getByRole('button', { name: 'Log out' }).click();

    const rows = other.shell.main.getByRole('row');
    await expectWithin(
      other.page,
      soon,
      async () => (await isAtHome(other.page)) && (await rows.count()) === 0,
    );
  });

  test('change the agent together, and no answer of the one before arrives', async ({
    shell,
    page,
    context,
    system,
  }) => {
    await openWithOwnSession(page, { system, account: 'producer' });
    await page.goto('/dashboard');
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
    await stopClock(other.page);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/home');
    await expectWithin(other.page, soon, () => isAtHome(other.page));
    await stopClock(other.page);
    await shell.signedInAs('manager');
    await expectWithin(other.page, soon, async () =>
      (await other.shell.entries()).includes('Management'),
    );
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
    await takeClock(page);
    await page.goto('/home');
    const other = await secondTab(context);
    await other.page.goto('/home');
    await stopClock(other.page);
    await shell.signedInAs('producer');
    await expectWithin(other.page, soon, async () => other.page.url().endsWith('/dashboard'));

    await stopClock(page);
    await other.page.getByRole('button', { name: 'Log out' }).click();

    await expectWithin(page, soon, () => isAtHome(page));
    await expect.poll(() => shell.entries()).toEqual(['Home']);
  });
});
