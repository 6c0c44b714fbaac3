import { takeClock } from '../pages/page-clock.ts';
import { inDays, promotionRows } from '../pages/promotion-rows.ts';
import { runningSystem } from '../system/running-system.ts';
import { movedClock } from '../system/service-process.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** A promotion of an hour starts in an hour; sessions last longer. */
const hourMs = 60 * 60 * 1000;

const test = base.extend<object, object>({ system: runningSystem(movedClock) });

test('A promotion begins and ends while its page is open', async ({ page, system }) => {
  const rows = await promotionRows(system);
  const product = await rows.addProduct('Cabbage at noon');
  const { id } = await rows.addRunning(product, {
    startsAt: inDays(1 / 24),
    endsAt: inDays(2 / 24),
  });
  const jump = await takeClock(page);
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
