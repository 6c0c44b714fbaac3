import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';
import { openDevShell } from '../team/open-dev-shell.ts';
import { serveBuild } from '../team/serve-build.ts';
import { test } from '../fixtures/team-test.ts';

/** Replaces texts in a file of the team, and saves it as editors do: the builder reads no half of it. */
async function changeAll(file: string, changes: readonly [string, string][]): Promise<void> {
  const text = await readFile(file, 'utf8');
  for (const [from] of changes) expect(text).toContain(from);
  const saved = `${file}.saved`;
  await writeFile(
    saved,
    changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
  );
  await rename(saved, file);
}

/** Replaces a text in a file of the team. */
const change = (file: string, from: string, to: string) => changeAll(file, [[from, to]]);

test('a team makes its own repository, develops in the shell, checks, tests and ships', async ({
  system,
  team,
  page,
  shell,
  noise,
}) => {
  test.setTimeout(420_000);
  const heading = (name: string) => shell.main.getByRole('heading', { name, exact: true });
  const list = join(team.own, 'src/pages/list-page.tsx');
  const texts = join(team.own, 'assets/localization/en.json');
  const commands = team.guide.flat();
  const [install = '', check = '', unitTests = '', develop = '', ...ship] = commands;
  const [publish = '', canary = '', promote = ''] = ship;

  await test.step('it installs packages without a server, tests or a gallery', async () => {
    await team.run(install);
    await team.run(`${check} && ${unitTests}`);
    const installed = await readdir(join(team.own, 'node_modules/.pnpm'));
    const ofServers = /^(?:@aws-sdk|@electric-sql|drizzle-orm|pg)[@+]/;
    expect(installed.filter((name) => ofServers.test(name))).toEqual([]);
    const ofUi = await readdir(join(team.own, 'node_modules/@pazar/ui/dist'), { recursive: true });
    expect(ofUi.filter((name) => /gallery|\.test\./.test(name))).toEqual([]);
  });

  await test.step('a text that is not there, and an import of a layer to the left, fail its check', async () => {
    const records = join(team.own, 'src/api/records.ts');
    const wrongImport = "import '../pages/list-page.tsx';\n";
    await change(list, "t('title')", "t('titel')");
    await expect(team.run('pnpm exec tsc -p .')).rejects.toThrow('"titel"');
    await change(list, "t('titel')", "t('title')");
    await writeFile(records, wrongImport + (await readFile(records, 'utf8')));
    await expect(team.run('pnpm exec oxlint')).rejects.toThrow('each only to its right');
    await change(records, wrongImport, '');
  });

  await test.step('it develops in the shell with a played API: code, texts, a first style and section.json show at once', async () => {
    const development = await openDevShell(team.own, develop);
    try {
      await page.goto(development.address);
      await expect(shell.main.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 });
      // Logging in draws the list again, and would take away what is typed before.
      await expect(page.getByText('The link logged you in')).toBeVisible();
      const search = shell.main.getByRole('searchbox');
      await search.fill('Ресен');
      await expect(shell.main.getByRole('row')).toHaveCount(11);
      await change(list, "title={t('title')}", 'title="Changed just now"');
      await expect(heading('Changed just now')).toBeVisible({ timeout: 60_000 });
      await change(list, 'title="Changed just now"', "title={t('title')}");
      await change(texts, '"title": "Orders"', '"title": "Orders of the team"');
      await expect(heading('Orders of the team')).toBeVisible({ timeout: 60_000 });
      await expect(search).toHaveValue('Ресен');
      await page.evaluate(() => Object.assign(window, { samePage: true }));
      await writeFile(
        join(team.own, 'src/pages/page.module.css'),
        '.page { outline: 3px solid }\n',
      );
      await changeAll(list, [
        ['import { Page }', "import styles from './page.module.css';\nimport { Page }"],
        ['<Page ', '<section aria-label="Styled" className={styles.page}><Page '],
        ['</Page>', '</Page></section>'],
      ]);
      await expect(shell.main.getByRole('region', { name: 'Styled' })).toHaveCSS(
        'outline-width',
        '3px',
        { timeout: 60_000 },
      );
      expect(await page.evaluate('window.samePage')).toBe(true);
      await change(list, 'return (', 'return ((');
      await expect(page.getByText('Syntax Error').first()).toBeAttached({ timeout: 60_000 });
      await change(list, 'return ((', 'return (');
      await change(texts, 'Orders of the team', 'Orders');
      // The console has it too.
      noise.splice(0, noise.length, ...noise.filter((text) => !text.includes('Syntax Error')));
      await change(join(team.own, 'section.json'), '"en": "Orders"', '"en": "Our orders"');
      await expect(page.getByRole('link', { name: 'Our orders' })).toBeVisible({ timeout: 60_000 });
      await expect(heading('Orders')).toBeVisible({ timeout: 60_000 });
      await change(join(team.own, 'section.json'), '"en": "Our orders"', '"en": "Orders"');
    } finally {
      await page.goto('about:blank');
      await development.close();
    }
  });

  await test.step('it publishes for managers, and nobody else gets it', async () => {
    await team.run(publish);
    expect(await team.run(canary)).toContain('canary: done');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/orders');
    await expect(heading('Page not found')).toBeVisible();
  });

  await test.step('it looks at its build in the running shell', async () => {
    const build = await serveBuild(join(team.own, 'dist'));
    try {
      await page.goto('/about');
      await shell.main.getByRole('combobox', { name: 'Section' }).fill('orders');
      await shell.main.getByLabel('Address, port or version').fill(build.address);
      await shell.main.getByRole('button', { name: 'Load section' }).click();
      const badge = page.getByRole('complementary', { name: 'Sections from other addresses' });
      await expect(badge).toContainText('orders comes from');
      await page.goto('/orders');
      await expect(heading('Orders')).toBeVisible();
      await badge.getByRole('button', { name: 'Back to published versions' }).click();
      await expect(badge).toHaveCount(0);
    } finally {
      build.close();
    }
  });

  await test.step('its token may not touch another section', async () => {
    const rollback = promote.replace('promote orders latest', 'rollback catalog --if-match 1');
    await expect(team.run(rollback)).rejects.toThrow('has no right to catalog');
  });

  await test.step('it gives the build to everybody: its list, its form, its search and its help work', async () => {
    await team.run(promote);
    await page.goto('/orders');
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
    await page.getByRole('group', { name: 'Orders' }).getByRole('option').click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await page.goto(`/open?of=orders.paid+orders&id=${address.split('/')[2] ?? ''}`);
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(name).toHaveValue('Opened by its generator');
  });
});
