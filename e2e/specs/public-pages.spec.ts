import { runtimeConfigSchema } from '@pazar/contracts/releases/runtime-config';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { withoutStartData } from '../system/without-start-data.ts';

const pages = {
  en: {
    'What Pazar is': 'What you grow and what you sell, in one place',
    Features: 'What Pazar does',
    Subscription: 'An account is free',
    Contact: 'Get help',
  },
  mk: {
    'Што е Пазар': 'Она што го одгледувате и она што го продавате, на едно место',
    Можности: 'Што може Пазар',
    Претплата: 'Сметката е бесплатна',
    Контакт: 'Побарајте помош',
  },
};

test.describe('Public pages', () => {
  for (const [locale, headings] of Object.entries(pages)) {
    test(`are reached from home and from each other in ${locale}`, async ({ shell, page }) => {
      await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
      await page.goto('/home');
      for (const [link, heading] of Object.entries(headings)) {
        await shell.main.getByRole('link', { name: link, exact: true }).click();
        await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(`${link} · Pazar`);
      }
    });
  }

  test('open for those signed in as well', async ({ shell, page, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/subscription');
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('An account is free');
    await expect(shell.main.getByRole('link', { name: 'Register' })).toHaveCount(0);
  });

  test('invent no address where none is set', async ({ shell, page }) => {
    await page.goto('/contact');
    await expect(shell.main.getByText('No contact address is set')).toBeVisible();
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  });

  test('show the address that the operator has set', async ({ shell, page }) => {
    await withoutStartData(page);
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = runtimeConfigSchema.parse(await response.json());
      await route.fulfill({ response, json: { ...config, contact: 'help@pazar.example' } });
    });
    await page.goto('/contact');
    await expect(shell.main.getByRole('link', { name: 'help@pazar.example' })).toHaveAttribute(
      'href',
      'mailto:help@pazar.example',
    );
  });
});
