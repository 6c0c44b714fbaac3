import { openDashboard } from '../system/open-dashboard.ts';
import { serveDocument } from '../system/sign-document.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Sidebar', () => {
  test('shows the label of the selected entry alone, but names them all', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Produce');
    const entries = shell.navigation.getByRole('link');

    await expect(entries).toHaveCount(7);
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

  test('shows the key of the command palette in its field', async ({ page, system }) => {
    await openDashboard(page, { system, account: 'producer' });
    const field = page
      .getByRole('banner')
      .getByRole('button', { name: 'Search for pages, actions and data' });
    const key = await field.evaluate((button) => getComputedStyle(button, '::after').content);
    expect(key).toBe('"Ctrl K"');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('shows the whole ring of the entry that has the focus', async ({ shell, page, system }) => {
    await openDashboard(page, { system, account: 'producer' });
    const focused = shell.navigation.locator('a:focus-visible');
    await shell.navigation.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(1);
    const [ring, clip] = await focused.evaluate((link) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      const grown = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const scroller = link.closest('ul')?.parentElement ?? link;
      const [entry, area] = [link, scroller].map((box) => box.getBoundingClientRect());
      if (entry === undefined || area === undefined) throw new Error('There is no sidebar');
      return [
        [entry.left - grown, entry.right + grown],
        [area.left, area.right],
      ];
    });
    expect(ring?.[0]).toBeGreaterThanOrEqual(clip?.[0] ?? Number.NaN);
    expect(ring?.[1]).toBeLessThanOrEqual(clip?.[1] ?? Number.NaN);
  });

  test('shows the label of an entry of the rail on hover and on focus', async ({
    shell,
    page,
    system,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openDashboard(page, { system, account: 'producer' });
    const entry = shell.navigation.getByRole('link', { name: 'Locations' });
    const label = entry.getByText('Locations', { exact: true });
    await expect(label).toBeHidden();
    await entry.hover();
    await expect(label).toBeVisible();
    await page.getByRole('main').hover();
    await expect(label).toBeHidden();
    await shell.navigation.getByRole('link', { name: 'Produce' }).focus();
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await expect(label).toBeVisible();
  });

  for (const locale of ['en', 'mk']) {
    test(`has two flags with the names of the languages, whatever the page speaks: ${locale}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
      await page.goto('/home');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const name of ['Македонски', 'English']) {
        const flag = page.getByRole('button', { name, exact: true });
        await expect(flag.getByRole('img', { name, exact: true })).toBeVisible();
        await expect(flag).toHaveAttribute('title', name);
      }
      await expect(page.getByRole('button', { name: /^(Log out|Одјави се)$/ })).toHaveCount(0);
    });
  }

  test('is in the order of the specification, in both languages', async ({
    shell,
    page,
    system,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await openDashboard(page, { system, account: 'manager' });
    await expect.poll(() => shell.entries()).toEqual(['Преглед', 'Сметка', 'Управување', 'Проба']);
  });

  test('takes entries and their order from what is published, without a new shell', async ({
    shell,
    page,
    system,
  }) => {
    await serveDocument(page, (document) => {
      const [account] = document.microFrontends['account'] ?? [];
      const [route] = account?.extras.pazar.section.routes ?? [];
      if (account === undefined || route === undefined) throw new Error('No account');
      account.extras.pazar.section.routes[0] = { ...route, order: 25 };
    });
    await openDashboard(page, { system, account: 'producer' });
    await expect
      .poll(() => shell.entries())
      .toEqual(['Dashboard', 'Products', 'Account', 'Produce', 'Locations', 'Promotions', 'Probe']);
  });
});
