import { openDashboard } from '../system/open-dashboard.ts';
import { expect, test } from '../fixtures/test.ts';

test('a section published later is the last in the sidebar, without a new shell', async ({
  shell,
  page,
  system,
}) => {
  await openDashboard(page, { system, account: 'producer' });
  await expect.poll(async () => (await shell.entries()).at(-1)).toBe('Probe');
  await shell.open('Probe');
  await expect(shell.main.getByRole('heading', { name: 'Probe' })).toBeVisible();
});

test('a section helps in its own words', async ({ shell, page, system }) => {
  await openDashboard(page, { system, account: 'producer' });
  await shell.open('Probe');
  await expect(page.getByRole('region', { name: 'Help' })).toContainText(
    'What the shell gives to a section.',
  );
});
