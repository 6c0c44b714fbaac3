import { rm } from 'node:fs/promises';
import { buildGenerated } from '../system/build-generated.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/separate-test.ts';

test('a remote that was just generated opens in the shell, which searches it, links to it and helps', async ({
  system,
  page,
  shell,
}) => {
  test.setTimeout(120_000);
  const { root, folder } = await buildGenerated('orders');
  try {
    await system.publish(folder);
  } finally {
    await rm(root, { recursive: true });
  }
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/dashboard');
  await shell.open('Orders');
  const table = shell.main.getByRole('table', { name: 'Records' });
  await table.getByRole('link').first().click();

  const form = shell.main.getByRole('form', { name: 'Record' });
  const name = form.getByRole('textbox', { name: 'Name' });
  await name.fill('Opened by its generator');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Record saved')).toBeVisible();

  const address = new URL(page.url()).pathname;

  await page.goto('/orders');
  await expect(table.getByRole('link', { name: 'Opened by its generator' })).toBeVisible();
  await expect(page.getByText('Search by name, and open a record to change it.')).toBeVisible();

  // The shell has read of its list, its events and its help in `section.json` alone.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('its generator');
  const found = page.getByRole('group', { name: 'Orders' }).getByRole('option');
  await found.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
  await page.goto(`/open?of=orders.paid+orders&id=${address.split('/')[2] ?? ''}`);
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(name).toHaveValue('Opened by its generator');
});
