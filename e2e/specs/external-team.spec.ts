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

  await test.step('it installs the packages, changes a text, builds and tests', async () => {
    await team.run(['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile']);
    await changeTitle(team.own);
    await team.run(['pnpm', 'run', 'build'], { NODE_ENV: 'production' });
    await team.run(['pnpm', 'run', 'test']);
  });

  await test.step('it looks at its build in the real shell', async () => {
    const build = await serveBuild(join(team.own, 'dist'));
    try {
      await page.goto('/about');
      await shell.main.getByRole('combobox', { name: 'Section' }).selectOption('account');
      await shell.main.getByLabel('Address or port').fill(build.address);
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

  await test.step('it publishes the build, and nobody gets it yet', async () => {
    await team.pazar('publish', '.', '--keep');
    await page.goto('/account');
    await expect(heading('Account')).toBeVisible();
  });

  await test.step('its token may not touch another section', async () => {
    const rollback = team.pazar('rollback', 'catalog', '--reason', 'not ours');
    await expect(rollback).rejects.toThrow('has no right to catalog');
  });

  await test.step('it gives the build to everybody', async () => {
    await team.pazar('promote', 'account', 'latest', '--reason', 'a clearer title');
    await page.goto('/account');
    await expect(heading(title)).toBeVisible();
  });
});
