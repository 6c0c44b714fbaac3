import { takeClock } from '../pages/page-clock.ts';
import { promotionRows } from '../pages/promotion-rows.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/moved-clock-test.ts';

/** A promotion of an hour starts in an hour; sessions last longer. */
const hourMs = 60 * 60 * 1000;

test('A promotion begins and ends while its page is open', async ({ page, system }) => {
  const rows = await promotionRows(system);
  const product = await rows.addProduct('Cabbage at noon');
  const start = system.api.now();
  const inHours = (hours: number) => new Date(start + hours * hourMs).toISOString();
  const span = { startsAt: inHours(1), endsAt: inHours(2) };
  const { id } = await rows.addRunning(product, span);
  const jump = await takeClock(page, { time: start });
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto(`/promotion/${id}`);
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();

  system.api.moveClock(hourMs);
  await jump('01:01');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  expect((await rows.readProduct(product.id)).priceNow?.priceMinor).toBe(9000);

  system.api.moveClock(hourMs);
  await jump('01:01');
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  expect((await rows.readProduct(product.id)).priceNow?.priceMinor).toBe(10_000);
});
