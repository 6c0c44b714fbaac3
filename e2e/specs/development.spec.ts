import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyCheckout } from '../system/checkout-copy.ts';
import { blocksRunBy } from '../system/document-blocks.ts';
import { runLocally } from '../system/local-command.ts';
import { expect, test } from '../fixtures/test.ts';

const path = 'remotes/catalog/src/pages/product/product-list-page.tsx';
const heading = "title={t('product.title')}";

test('pnpm dev catalog: a change shows in the open shell without a reload', async ({
  shell,
  page,
}) => {
  test.setTimeout(240_000);
  const checkout = await copyCheckout();
  const file = join(checkout, path);
  const source = await readFile(file, 'utf8');
  expect(source).toContain(heading);
  const [block] = blocksRunBy('e2e/specs/development.spec.ts');
  const [program = '', ...words] = block?.commands[0]?.split(' ') ?? [];
  const development = await runLocally({
    words: [program, ...words],
    checkout,
    readyText: 'reloads when its files change',
  });
  try {
    await page.goto(`${development.address}/home`);
    await shell.signedInAs('producer');
    await shell.open('Products');
    // The first visit builds the modules that it requests.
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
    await page.evaluate(() => Object.assign(window, { samePage: true }));

    // Atomically, as editors save: the builder may read a half-written file.
    const saved = join(checkout, 'changed.tsx');
    await writeFile(saved, source.replace(heading, 'title="Changed just now"'));
    await rename(saved, file);

    const changed = shell.main.getByRole('heading', { name: 'Changed just now' });
    await expect(changed).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate('window.samePage')).toBe(true);
  } finally {
    // An open page would report that its servers are gone.
    await page.close();
    await development.close();
    await rm(checkout, { recursive: true });
  }
});
