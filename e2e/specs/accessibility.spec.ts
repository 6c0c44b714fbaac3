import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../system/test.ts';

const visits = [
  { account: null, path: '/home' },
  { account: 'producer', path: '/dashboard' },
  { account: 'producer', path: '/product' },
  { account: 'producer', path: '/produce' },
  { account: 'producer', path: '/location' },
  { account: 'producer', path: '/promotion' },
  { account: 'producer', path: '/account' },
  { account: 'manager', path: '/management' },
  { account: 'consumer', path: '/product' },
];
const widths = [360, 768, 1280];

test.describe('Accessibility', () => {
  for (const locale of ['en', 'mk']) {
    for (const { account, path } of visits) {
      test(`${path} in ${locale} has no finding for ${account ?? 'a visitor'}`, async ({
        shell,
        page,
      }) => {
        await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
        if (account !== null) await shell.signedInAs(account);
        await page.goto(path);
        await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');

        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
          expect(findings, `${width} px`).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  }

  test('the keyboard alone signs in, opens a section and signs out', async ({ shell, page }) => {
    await page.goto('/home');
    await page.getByLabel('Username').focus();
    await page.keyboard.type('producer');
    await page.keyboard.press('Tab');
    await page.keyboard.type('pazar-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await shell.navigation.getByRole('link', { name: 'Products' }).focus();
    await page.keyboard.press('Enter');
    await expect(shell.main.getByRole('heading', { name: 'Products' })).toBeVisible();

    await page.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
  });
});
