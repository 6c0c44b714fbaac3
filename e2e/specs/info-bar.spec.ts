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
    await shell.open('Locations');
    const info = page.getByRole('complementary', { name: 'Info' });
    const help = info.getByRole('region', { name: 'Help' });

    await expect(help).toContainText('pick-up points');
    const before = await help.boundingBox();
    letThrough();
    await expect(info.getByRole('listitem')).toContainText('Product published · Ajvar 720 g');
    expect(await help.boundingBox()).toEqual(before);
    await shell.open('Promotions');
    await expect(help).toContainText('lowers prices');
  });

  test("is the section's where it has something to say", async ({ shell, page, system }) => {
    await openDashboard(page, { system, account: 'producer' });
    const info = page.getByRole('complementary', { name: 'Info' });
    await expect(info.getByRole('region', { name: 'Help' })).toBeVisible();
    await shell.open('Products');
    await expect(shell.main.getByRole('row').nth(1)).toBeVisible();

    await expect(info.getByRole('region', { name: 'Help' })).toHaveCount(0);
    await expect(info.getByRole('region').first()).toBeVisible();
  });

  test("is the section's while that has something to say", async ({ shell, page, system }) => {
    await openDashboard(page, { system, account: 'producer' });
    const info = page.getByRole('complementary', { name: 'Info' });
    await expect(info.getByRole('region', { name: 'Help' })).toBeVisible();
    await shell.open('Products');
    await expect(info.getByRole('region', { name: 'In this list' })).toBeVisible();
    await expect(info.getByRole('region', { name: 'Help' })).toHaveCount(0);
    await shell.open('Locations');
    await expect(info.getByRole('region', { name: 'Help' })).toBeVisible();
  });

  test('reads the activity from the API', async ({ page, system }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(
      page.getByRole('complementary').getByRole('region', { name: 'Recent activity' }),
    ).toBeVisible();
  });

  test('shows help alone when the activity cannot be had, without a word', async ({
    page,
    noise,
    system,
  }) => {
    await page.route('**/api/v1/activity?*', (route) => route.fulfill({ status: 404 }));
    const refused = page.waitForResponse('**/api/v1/activity?*');
    await openDashboard(page, { system, account: 'producer' });
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
