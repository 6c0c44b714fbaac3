import { boxOf } from '../pages/box-of.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { serveDocument } from '../system/sign-document.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Of each form of the sidebar. */
const widths = [1400, 1000, 800, 360];

test.describe('Sidebar', () => {
  test('shows the label of the selected entry alone, but names them all, at every width', async ({
    shell,
    page,
    system,
  }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/produce');
    const entries = shell.navigation.getByRole('link');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(entries).toHaveCount(7);
      for (const entry of await entries.all()) {
        const name = (await entry.getAttribute('aria-label')) ?? '';
        await expect(entry).toHaveAccessibleName(name);
        await expect(entry.locator('svg')).toBeVisible();
        const label = entry.getByText(name, { exact: true });
        if (name === 'Produce') await expect(label).toBeVisible();
        else await expect(label).toBeHidden();
      }
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    }
  });

  test('names an entry in a tip beside its icon on hover and on focus, until it is selected', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    const entry = shell.navigation.getByRole('link', { name: 'Products' });
    const label = entry.getByText('Products', { exact: true });
    const tip = page.locator('[popover]', { hasText: /^Products$/ });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await entry.hover();
      await expect(tip).toBeVisible();
      await expect(label).toBeHidden();
      const [icon, words] = [await boxOf(entry.locator('svg')), await boxOf(tip)];
      const isBeside = Math.abs(words.left - icon.right) <= 16;
      const isAbove = icon.top - words.bottom >= 0 && icon.top - words.bottom <= 16;
      expect(width < 768 ? isAbove : isBeside, `at ${width} px`).toBe(true);
      await page.keyboard.press('Escape');
      await expect(tip).toBeHidden();
      await shell.main.hover({ position: { x: 5, y: 300 } });

      await shell.navigation.getByRole('link', { name: 'Dashboard' }).focus();
      await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
      await expect(tip).toBeVisible();
      await expect(label).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(tip).toBeHidden();
      await expect(page.locator('[popover]', { hasText: /^Produce$/ })).toBeVisible();
    }

    await entry.hover();
    await expect(tip).toBeVisible();
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(label).toBeVisible();
    await expect(tip).toBeHidden();
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

  test('has two flags with the names of the languages, whatever the page speaks', async ({
    page,
  }) => {
    await page.goto('/home');
    for (const [locale, name] of [
      ['en', 'English'],
      ['mk', 'Македонски'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const each of ['Македонски', 'English']) {
        const flag = page.getByRole('banner').getByRole('button', { name: each, exact: true });
        await expect(flag.getByRole('img', { name: each, exact: true })).toBeVisible();
        await expect(flag).toHaveAttribute('title', each);
      }
      await expect(page.getByRole('button', { name: /^(Log out|Одјави се)$/ })).toHaveCount(0);
    }
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
