import { expect, test } from '../system/test.ts';

const pages = [
  { account: 'producer', name: 'Products', list: '/v1/products', cell: 'sku' },
  { account: 'producer', name: 'Produce', list: '/v1/produce', cell: 'lotNumber' },
  { account: 'producer', name: 'Locations', list: '/v1/locations', cell: 'name' },
  { account: 'manager', name: 'Management', list: '/v1/management/agents', cell: 'username' },
];

test.describe('Sections', () => {
  for (const { account, name, list, cell } of pages) {
    test(`${name} shows the rows that are in the database`, async ({ shell, page, system }) => {
      await shell.signedInAs(account);
      await shell.open(name);
      await expect(shell.main.getByRole('heading', { name, level: 1 })).toBeVisible();

      const stored = await page.evaluate(() => localStorage.getItem('current-user'));
      const headers = { Authorization: `Bearer ${JSON.parse(stored ?? '{}').token}` };
      const answer = await fetch(`${system.apiUrl}${list}`, { headers });
      const { items } = await answer.json();
      expect(items.length).toBeGreaterThan(3);
      for (const item of items) {
        await expect(shell.main.getByRole('row', { name: item[cell] }).first()).toBeVisible();
      }
    });
  }

  test('Promotions shows the rows that are in the database', async ({ shell, page, system }) => {
    await shell.signedInAs('producer');
    await shell.open('Promotions');
    const stored = await page.evaluate(() => localStorage.getItem('current-user'));
    const headers = { Authorization: `Bearer ${JSON.parse(stored ?? '{}').token}` };
    const answer = await fetch(`${system.apiUrl}/v1/promotions`, { headers });
    const { items } = await answer.json();
    for (const item of items) {
      await expect(shell.main.getByRole('row', { name: item.name.en }).first()).toBeVisible();
    }
  });

  test('Dashboard counts what the API counts', async ({ shell, page, system }) => {
    await shell.signedInAs('producer');
    const stored = await page.evaluate(() => localStorage.getItem('current-user'));
    const headers = { Authorization: `Bearer ${JSON.parse(stored ?? '{}').token}` };
    const { selling } = await (await fetch(`${system.apiUrl}/v1/dashboard`, { headers })).json();

    await expect(
      shell.main.getByText(String(selling.products.total), { exact: false }).first(),
    ).toBeVisible();
    await expect(
      shell.main.getByText(String(selling.lots.total), { exact: false }).first(),
    ).toBeVisible();
  });

  test('Account shows the fields of the session and never its token', async ({ shell, page }) => {
    await shell.signedInAs('producer');
    await shell.open('Account');
    const stored = await page.evaluate(() => localStorage.getItem('current-user'));
    const session = JSON.parse(stored ?? '{}');

    await expect(shell.main.getByText(session.id)).toBeVisible();
    await expect(shell.main.getByText('producer', { exact: true })).toBeVisible();
    expect(await page.content()).not.toContain(session.token);
  });

  test('turn a page, and the back button turns it back', async ({ shell, page }) => {
    await shell.signedInAs('producer');
    await shell.open('Produce');
    const first = await shell.main.getByRole('row').nth(1).textContent();

    await shell.main.getByRole('button', { name: 'Next' }).click();
    await expect(shell.main.getByRole('row').nth(1)).not.toHaveText(first ?? '');

    await page.goBack();
    await expect(shell.main.getByRole('row').nth(1)).toHaveText(first ?? '');
  });

  test('say what they are for to whom lacks the role', async ({ shell, page }) => {
    await shell.signedInAs('consumer');
    await page.goto('/management');
    await expect(
      shell.main.getByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeVisible();
  });

  test('an address that leads nowhere says so, outside and inside a section', async ({
    shell,
    page,
  }) => {
    await shell.signedInAs('producer');
    await page.goto('/nowhere');
    await expect(shell.main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goto('/product/no/such/page');
    await expect(shell.main.getByRole('heading', { name: /not found/i })).toBeVisible();
  });
});
