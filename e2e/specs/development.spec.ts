import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDevelopment } from '../system/development-system.ts';
import { repository } from '../system/repository.ts';
import { expect, test } from '../system/test.ts';

const file = join(repository, 'remotes/catalog/src/pages/product/product-list-page.tsx');
const heading = "title={t('product.title')}";

test('pnpm dev catalog: a change shows in the open shell without a reload', async ({
  shell,
  page,
}) => {
  test.setTimeout(120_000);
  const source = await readFile(file, 'utf8');
  expect(source).toContain(heading);
  const development = await startDevelopment('catalog');
  try {
    await page.goto(`${development.address}/home`);
    await shell.signedInAs('producer');
    await shell.open('Products');
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { samePage: true }));

    await writeFile(file, source.replace(heading, 'title="Changed just now"'));

    await expect(shell.main.getByRole('heading', { name: 'Changed just now' })).toBeVisible();
    expect(await page.evaluate('window.samePage')).toBe(true);
  } finally {
    await writeFile(file, source);
    await development.close();
  }
});
