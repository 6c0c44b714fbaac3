import { agentPageSchema } from '@pazar/contracts/agent';
import { locationPageSchema } from '@pazar/contracts/location';
import { lotPageSchema } from '@pazar/contracts/produce';
import { productPageSchema } from '@pazar/contracts/product';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { readFromApi, storedSession } from '../system/agents-api.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { openSignedIn, sharedAccess } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Each list, and the field of its rows in the first column. */
const lists = [
  {
    account: 'producer',
    name: 'Products',
    path: '/v1/products',
    read: (answer: unknown) => productPageSchema.parse(answer).items.map(({ sku }) => sku),
  },
  {
    account: 'producer',
    name: 'Produce',
    path: '/v1/produce',
    read: (answer: unknown) => lotPageSchema.parse(answer).items.map(({ lotNumber }) => lotNumber),
  },
  {
    account: 'producer',
    name: 'Locations',
    path: '/v1/locations',
    read: (answer: unknown) => locationPageSchema.parse(answer).items.map(({ name }) => name),
  },
  {
    account: 'producer',
    name: 'Promotions',
    path: '/v1/promotions',
    read: (answer: unknown) =>
      promotionPageSchema.parse(answer).items.map(({ name }) => name.en ?? name.mk ?? ''),
  },
  {
    account: 'manager',
    name: 'Management',
    path: '/v1/management/agents',
    read: (answer: unknown) => agentPageSchema.parse(answer).items.map(({ username }) => username),
  },
];

test.describe('Sections', () => {
  for (const [account, ofAccount] of Map.groupBy(lists, (list) => list.account)) {
    test(`show the rows that are in the database, for a ${account}`, async ({
      shell,
      page,
      system,
    }) => {
      await openDashboard(page, { system, account });
      const { token } = await sharedAccess(system, account);
      for (const { name, path, read } of ofAccount) {
        await shell.open(name);
        await expect(shell.main.getByRole('heading', { name, level: 1 })).toBeVisible();
        const rows = await readFromApi({ url: system.apiUrl + path, token }, { parse: read });
        expect(rows.length).toBeGreaterThan(3);
        for (const row of rows) {
          await expect(shell.main.getByRole('row', { name: row }).first()).toBeVisible();
        }
      }
    });
  }

  test('Account shows the fields of the session and never its token', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Account');
    const { id, token } = await storedSession(page);

    await shell.main.getByText('Details for support').click();
    await expect(shell.main.getByText(id)).toBeVisible();
    const fields = shell.main.getByRole('definition');
    await expect(fields.filter({ hasText: /^producer$/ })).toBeVisible();
    expect(await page.content()).not.toContain(token);
  });

  test('turn a page, and the back button turns it back', async ({ shell, page, system }) => {
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Produce');
    // The dashboard shows tables too, so the heading proves that the list has replaced it.
    await expect(shell.main.getByRole('heading', { level: 1, name: 'Produce' })).toBeVisible();
    // While the list loads, its rows have no link.
    await expect(shell.main.getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
    const first = await shell.main.getByRole('row').nth(1).textContent();

    await shell.main.getByRole('button', { name: 'Next' }).click();
    await expect(shell.main.getByRole('row').nth(1)).not.toHaveText(first ?? '');

    await page.goBack();
    await expect(shell.main.getByRole('row').nth(1)).toHaveText(first ?? '');
  });

  test('say so to whom lacks the role', async ({ shell, page, system }) => {
    await openSignedIn(page, { system, account: 'consumer' });
    await page.goto('/management');
    await expect(
      shell.main.getByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
  });

  test('an unknown address says so, outside and inside a section', async ({
    shell,
    page,
    system,
  }) => {
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/nowhere');
    await expect(shell.main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto('/product/no/such/page');
    await expect(shell.main.getByRole('heading', { name: /not found/i })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Pazar');
  });
});
