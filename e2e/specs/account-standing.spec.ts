import { type Account, accountSchema } from '@pazar/contracts/account';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { boxOf } from '../pages/box-of.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

const reason =
  'Пријави од повеќе купувачи: доставената роба не одговара на описот, а на пораките не е одговорено подолго од една седмица. Испратете ги документите за потекло.';
const until = '2126-12-05T10:00:00.000Z';
const states = {
  suspended: {
    accountStatus: 'SUSPENDED',
    suspension: { reason, until, appeal: null },
  },
  closing: { accountStatus: 'CLOSING', closesAt: until },
} as const;

/** Height of the banner in CSS pixels: one line on a desk, on a phone a title of two and a line. */
const highest = { 1200: 60, 360: 110 } as const;

/** The API answers the account in another state. */
async function answerAccount(page: Page, state: Partial<Account>): Promise<void> {
  await page.route(/\/v1\/account$/, async (route) => {
    const response = await route.fetch();
    const account = accountSchema.parse(await response.json());
    await route.fulfill({ response, json: { ...account, ...state } });
  });
}

for (const [name, state] of Object.entries(states)) {
  test(`a ${name} account says so above a list, on a phone and on a desk, and leaves the list in view`, async ({
    page,
    system,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await openSignedIn(page, { system, account: 'producer' });
    await answerAccount(page, state);
    await page.goto('/product');
    const banner = page.getByRole('region', { name: /^Вашата сметка .* 05\.12\.2126/ });
    const fold = banner.locator('summary');
    for (const width of [360, 1200] as const) {
      await page.setViewportSize({ width, height: 780 });
      await expect(banner).toBeVisible();
      await expect(page.locator('tbody tr[data-row]').first()).toBeInViewport({ ratio: 1 });
      expect((await boxOf(banner)).height).toBeLessThanOrEqual(highest[width]);

      await fold.click();
      const rest = name === 'suspended' ? reason : 'Дотогаш сѐ останува како што е';
      await expect(banner.getByText(rest)).toBeInViewport({ ratio: 1 });
      await expectNoFindings(page);
      await expectNoOverflow(page);
      await fold.click();
    }
  });
}
