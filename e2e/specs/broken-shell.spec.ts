import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('A fault of the frame itself', () => {
  test('shows a readable page with another try in the language of the page, and reports the error', async ({
    shell,
    page,
    noise,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await page.goto('/home');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    // The sidebar sorts its entries when the agent changes, and a page of visitors sorts them at
    // any time. So sorting breaks only once the answer to the sign-in is on its way to the page.
    await page.route('**/api/v1/agent/login', async (route) => {
      const response = await route.fetch();
      await page.evaluate(() =>
        Object.assign(Array.prototype, {
          toSorted() {
            throw new Error('The frame cannot be drawn');
          },
        }),
      );
      await route.fulfill({ response });
    });
    await shell.signIn('producer');

    await expect(
      shell.main.getByRole('heading', { name: 'Пазар престана да работи' }),
    ).toBeVisible();
    await expect(shell.main.getByRole('alert')).toContainText('The frame cannot be drawn');
    await expect.poll(() => noise.join('\n')).toContain('Pazar stopped working');
    noise.splice(0);
    await expectNoFindings(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverflow(page);

    await shell.main.getByRole('button', { name: 'Обиди се повторно' }).click();
    await expect.poll(() => shell.entries()).toHaveLength(7);
  });
});
