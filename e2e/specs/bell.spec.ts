import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { signInAtApi } from '../system/agents-api.ts';
import { registerAccount } from '../system/new-account.ts';
import { expect, test } from '../fixtures/test.ts';

test('An agent sees what changed at the bell, reads it by keyboard, and the number goes', async ({
  shell,
  page,
  system,
}) => {
  const { username, password } = await registerAccount(system, { name: 'vesna' });
  const { token } = await signInAtApi(system, username, password);
  const newPassword = 'four other words here';
  const changed = await fetch(`${system.apiUrl}/v1/account/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ currentPassword: password, newPassword }),
  });
  expect(changed.status).toBe(204);

  await page.goto('/home');
  await shell.signIn(username, newPassword);
  await page.waitForURL('**/dashboard');
  // A new page moves the focus; an element focused afterwards keeps it.
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  const bell = page.getByRole('button', { name: 'Open notifications, 1 unread' });
  await bell.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link', { name: 'The password was changed' })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bell).toBeFocused();

  for (const width of [320, 360, 800]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await bell.click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Open notifications', exact: true })).toBeVisible();
  await list.getByRole('link', { name: 'All notifications' }).click();
  await page.waitForURL('**/account/notifications');
  await expect(list).toBeHidden();
});
