import { discoveryDocumentSchema } from '@pazar/contracts/releases/discovery';
import { openDashboard } from '../system/open-dashboard.ts';
import { openAtRest } from '../pages/open-at-rest.ts';
import { remotes } from '../system/repository.ts';
import { storedSession } from '../system/agents-api.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Diagnostics', () => {
  test('say which version of each remote runs, why, and how fast it came', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    const answer = await page.request.get('/releases/discovery.json');
    const document = discoveryDocumentSchema.parse(await answer.json());
    await page.goto('/nowhere');
    await shell.main.getByRole('link', { name: 'About this installation' }).click();

    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(
      'About this installation',
    );
    for (const name of remotes) {
      const [entry] = document.microFrontends[name] ?? [];
      const version = entry?.metadata.version ?? '';
      // As in the sidebar, where a remote may have several entries.
      const labels = entry?.extras.pazar.section.routes.map(({ label }) => label.en) ?? [];
      const row = shell.main.getByRole('row', { name: labels.join(', ') });
      await expect(row).toContainText(version);
      await expect(row).toContainText('Current version');
      await expect(row).toContainText(/\d+ signed files/);
      await expect(row).toContainText('Not loaded');
    }
    const shared = shell.main.getByRole('region', { name: 'Shared libraries' });
    await expect(shared).toContainText(/react\s*19\.\d+\.\d+/);
    await expect(shell.main.getByText('None since this page was opened.')).toBeVisible();

    await shell.open('Locations');
    await expect(shell.main.getByRole('heading', { name: 'Locations', exact: true })).toBeVisible();
    await page.goBack();
    const visited = shell.main.getByRole('row', { name: 'Locations' });
    await expect(visited.getByText(/^\d+\sms$/)).toHaveCount(2);
  });

  test('link the panel of a failed section to its reference', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await page.route('**/locations/**/remoteEntry.*js', (route) => route.abort());
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Locations');
    const reference = await shell.main.getByRole('code').textContent();
    expect(reference).toMatch(/^locations \d+\.\d+\.\d+-\S+ [0-9a-f]{8}$/);
    await shell.main.getByRole('link', { name: 'Details for support' }).click();

    const errors = shell.main.getByRole('region', { name: 'Last errors' });
    await expect(errors).toContainText(reference?.split(' ').at(-1) ?? '');
    await expect(errors).toContainText('unreachable');
    await expect(errors).toContainText(/GET \S+\/remoteEntry\.\S+js network/);
    noise.splice(0);
  });

  test('are copied as text, without token and name', async ({ shell, page, context, system }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openDashboard(page, { system, account: 'producer' });
    const { token, username } = await storedSession(page);
    await page.goto('/about');
    await shell.main.getByRole('button', { name: 'Copy as text' }).click();
    await expect(shell.main.getByText('Copied.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('Pazar diagnostics');
    for (const name of remotes) expect(text).toMatch(new RegExp(`${name} \\d+\\.\\d+\\.\\d+-`));
    expect(text).not.toContain(token);
    expect(text).not.toContain(username);
  });

  test('link the licences of other software, for the shell and for every section', async ({
    shell,
    page,
  }) => {
    await page.goto('/about');
    const part = shell.main.getByRole('region', { name: 'Licences of other software' });
    const links = part.getByRole('link');
    // The shell's comes first. Other tests publish a section that is none of these.
    await expect(links.nth(remotes.length)).toBeVisible();
    // As a browser asks that opens a page; opening one asks for an icon too, which is not there.
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '', { headers });
      expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
      expect(await answer.text()).toContain('Permission is hereby granted');
    }
    const ofShell = await page.request.get('/third-party-notices.txt', { headers });
    expect(await ofShell.text()).toContain('SIL OPEN FONT LICENSE');
  });

  test('are for signed-out visitors too, in both languages, and cost the start nothing', async ({
    shell,
    page,
  }) => {
    await openAtRest(page, '/home');
    const before = shell.requests.length;
    await page.evaluate(() => localStorage.setItem('locale', 'mk'));
    await page.goto('/about');
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('За оваа инсталација');
    const script = /\/static\/js\/async\/pages\..+\.js$/;
    expect(shell.requests.slice(0, before).filter((request) => script.test(request.url()))).toEqual(
      [],
    );
    await expect(shell.main.getByRole('row', { name: 'Производи, Приноси' })).toContainText(
      'Тековна верзија',
    );
  });
});
