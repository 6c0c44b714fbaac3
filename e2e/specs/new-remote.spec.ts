import { rm } from 'node:fs/promises';
import { buildGenerated } from '../system/build-generated.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/separate-test.ts';

test('a remote that was just generated opens in the shell, with its list and its form', async ({
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

  await page.goto('/orders');
  await expect(table.getByRole('link', { name: 'Opened by its generator' })).toBeVisible();
});
