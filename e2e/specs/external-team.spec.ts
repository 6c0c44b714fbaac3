import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';
import { serveBuild } from '../team/serve-build.ts';
import { test } from '../fixtures/team-test.ts';

const title = 'Account of the team';

/** A clearer title, in the texts and in the team's test that asks for it. */
async function changeTitle(own: string): Promise<void> {
  const changes = {
    'assets/localization/en.json': ['"account.title": "Account"', `"account.title": "${title}"`],
    'src/pages/account-page.test.tsx': ["name: 'Account'", `name: '${title}'`],
    'src/pages/profile-page.test.tsx': ["title: 'Account'", `title: '${title}'`],
  };
  for (const [path, [from = '', to = '']] of Object.entries(changes)) {
    const file = join(own, path);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(file, text.replaceAll(from, to));
  }
}

test('a team with its folder, its token and the published packages builds, tests and ships', async ({
  system,
  team,
  page,
  shell,
}) => {
  test.setTimeout(360_000);
  const heading = (name: string) => shell.main.getByRole('heading', { name, exact: true });
  await openSignedIn(page, { system, account: 'producer' });

  const [install = '', unitTests = '', publish = '', promote = ''] = team.guide;

  await test.step('it installs the packages, changes a text and tests', async () => {
    await team.run(install);
    await changeTitle(team.own);
    await team.run(unitTests);
  });

  await test.step('it builds and publishes, and nobody gets it yet', async () => {
    await team.run(publish);
    await page.goto('/account');
    await expect(heading('Account')).toBeVisible();
  });

  await test.step('it looks at its build in the real shell', async () => {
    const build = await serveBuild(join(team.own, 'dist'));
    try {
      await page.goto('/about');
      await shell.main.getByRole('combobox', { name: 'Section' }).fill('account');
      await shell.main.getByLabel('Address, port or version').fill(build.address);
      await shell.main.getByRole('button', { name: 'Load section' }).click();
      const badge = page.getByRole('complementary', { name: 'Sections from other addresses' });
      await expect(badge).toContainText('account comes from');
      await page.goto('/account');
      await expect(heading(title)).toBeVisible();
      await badge.getByRole('button', { name: 'Back to published versions' }).click();
      await expect(badge).toHaveCount(0);
    } finally {
      build.close();
    }
  });

  await test.step('its token may not touch another section', async () => {
    const rollback = team.run(
      promote.replace('promote account latest', 'rollback catalog --if-match 1'),
    );
    await expect(rollback).rejects.toThrow('has no right to catalog');
  });

  await test.step('it gives the build to everybody', async () => {
    await team.run(promote);
    await page.goto('/account');
    await expect(heading(title)).toBeVisible();
  });
});
