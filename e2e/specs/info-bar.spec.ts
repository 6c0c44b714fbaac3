import { expectNoFindings } from '../pages/axe.ts';
import { followAddress } from '../pages/follow-address.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { expect, test } from '../fixtures/test.ts';

const event = {
  id: '0199f0a0-0000-7000-8000-000000000001',
  at: '2026-01-02T10:00:00.000Z',
  action: 'product.publish',
  entity: 'product',
  entityId: null,
  label: 'Ајвар 720 г',
  name: { mk: 'Ајвар 720 г', en: 'Ajvar 720 g' },
  actor: 'Ana',
  actorRole: 'agent',
  reason: null,
};

test.describe('Info bar', () => {
  test('shows help and recent activity for the page, and no activity moves the help', async ({
    shell,
    page,
    system,
  }) => {
    const { promise: release, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/api/v1/activity?*', async (route) => {
      await release;
      await route.fulfill({
        json: { items: [event], page: { next: null, prev: null, limit: 5 } },
      });
    });
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Account');
    const info = page.getByRole('complementary', { name: 'Info' });
    const help = info.getByRole('region', { name: 'Help' });

    await expect(help).toContainText('Your display name');
    const before = await help.boundingBox();
    letThrough();
    await expect(info.getByRole('listitem')).toContainText('Product published · Ajvar 720 g');
    expect(await help.boundingBox()).toEqual(before);
    await followAddress(page, '/account/notifications');
    await expect(help).toContainText('A switch holds at once');
  });

  test("is the section's while that has something to say", async ({ shell, page, system }) => {
    await openDashboard(page, { system, account: 'producer' });
    const info = page.getByRole('complementary', { name: 'Info' });
    const part = (name: string) => info.getByRole('region', { name, exact: true });
    // What was sold today and yesterday, and the promotions.
    await expect(part('Activity').getByRole('listitem').first()).toContainText(/sale|Harvest/);
    await expect(part('Promotions').getByRole('link', { name: 'See the timeline' })).toBeVisible();
    await expect(part('Help')).toHaveCount(0);
    await shell.open('Products');
    await expect(part('In this list')).toBeVisible();
    await expect(part('Help')).toHaveCount(0);
    await shell.open('Account');
    await expect(part('Help')).toBeVisible();
  });

  test('shows help alone when the activity cannot be had, without a word', async ({
    shell,
    page,
    noise,
    system,
  }) => {
    await page.route('**/api/v1/activity?*', (route) => route.fulfill({ status: 404 }));
    const refused = page.waitForResponse('**/api/v1/activity?*');
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Account');
    await refused;
    const info = page.getByRole('complementary', { name: 'Info' });

    await expect(info.getByRole('region', { name: 'Help' })).toBeVisible();
    await expect(info.getByRole('region', { name: 'Recent activity' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The browser itself reports the 404.
    await expect.poll(() => noise.length).toBeGreaterThan(0);
    expect(noise.splice(0).every((line) => line.includes('404'))).toBe(true);
  });
});

test.describe('Info bar of a visitor', () => {
  test('has the way in, what Pazar is, the language and the state of the service', async ({
    shell,
    page,
  }) => {
    await page.goto('/landing');
    const info = page.getByRole('complementary', { name: 'Info' });
    const cards = info.getByRole('heading', { level: 2 });
    await expect(cards).toHaveText([
      'Your account',
      'What Pazar is',
      'Language',
      'State of the service',
    ]);
    await expect(info.getByRole('status')).toHaveText('Pazar is working.');
    const asked = shell.requests.map((request) => new URL(request.url()).pathname);
    expect(asked).toContain('/api/health/ready');

    await info.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await info.getByRole('button', { name: 'Go to the form' }).click();
    await expect(shell.main.getByLabel(/^Username/)).toBeFocused();
    await info.getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL(/\/landing$/);
    await info.getByRole('button', { name: 'Македонски' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
    await expect(page.getByRole('complementary').getByRole('status')).toHaveText('Пазар работи.');
    await expectNoFindings(page);
  });

  test('says it when the service does not answer, and asks again', async ({ page, noise }) => {
    await page.route('**/api/health/ready', (route) => route.abort());
    await page.goto('/landing');
    const info = page.getByRole('complementary', { name: 'Info' });
    await expect(info.getByRole('status')).toContainText('Pazar does not answer.');
    await page.unroute('**/api/health/ready');
    await info.getByRole('button', { name: 'Try again' }).click();
    await expect(info.getByRole('status')).toHaveText('Pazar is working.');
    // The browser itself reports the failed request.
    noise.splice(0);
  });

  test('is a drawer below 992 px, whose way in goes to the form', async ({ shell, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Open the info bar' }).click();
    const drawer = page.getByRole('complementary', { name: 'Info' });
    await expect(drawer.getByRole('status')).toHaveText('Pazar is working.');
    await drawer.getByRole('button', { name: 'Go to the form' }).click();
    await expect(drawer).toBeHidden();
    await expect(shell.main.getByLabel(/^Username/)).toBeFocused();
  });
});
