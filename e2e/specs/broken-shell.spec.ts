import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const texts = {
  en: { title: 'Pazar stopped working', retry: 'Try again' },
  mk: { title: 'Пазар престана да работи', retry: 'Обиди се повторно' },
};

test.describe('A fault of the frame itself', () => {
  for (const [locale, { title, retry }] of Object.entries(texts)) {
    test(`shows a readable page with another try, and reports the error: ${locale}`, async ({
      shell,
      page,
      noise,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
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

      await expect(shell.main.getByRole('heading', { name: title })).toBeVisible();
      await expect(shell.main.getByRole('alert')).toContainText('The frame cannot be drawn');
      await expect.poll(() => noise.join('\n')).toContain('Pazar stopped working');
      noise.splice(0);
      await expectNoFindings(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoOverflow(page);

      await shell.main.getByRole('button', { name: retry }).click();
      await expect.poll(() => shell.entries()).toHaveLength(7);
    });
  }
});
