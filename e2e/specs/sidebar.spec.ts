import { expect, test } from '../system/test.ts';

test.describe('Sidebar', () => {
  test('shows the label of the selected entry alone, but names them all', async ({
    shell,
    page,
  }) => {
    await shell.signedInAs('producer');
    await shell.open('Produce');
    const entries = shell.navigation.getByRole('link');

    await expect(entries).toHaveCount(6);
    for (const entry of await entries.all()) {
      const name = await entry.getAttribute('title');
      await expect(entry).toHaveAccessibleName(name ?? '');
      await expect(entry.locator('svg')).toBeVisible();
      const label = entry.getByText(name ?? '', { exact: true });
      if (name === 'Produce') await expect(label).toBeVisible();
      else await expect(label).toBeHidden();
    }
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('has two flags with the names of the languages', async ({ page }) => {
    await page.goto('/home');
    for (const name of ['Македонски', 'English']) {
      await expect(page.getByRole('button', { name }).getByRole('img', { name })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  });

  test('is in the order of the specification, in both languages', async ({ shell, page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await shell.signedInAs('manager');
    await expect.poll(() => shell.entries()).toEqual(['Контролна табла', 'Сметка', 'Управување']);
  });
});
