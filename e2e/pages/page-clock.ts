import { expect, type Page } from '@playwright/test';

/** Looks at the page while its time passes. */
const looks = 100;
/** Between two looks, in milliseconds of this machine: answers arrive, scripts run. */
const between = 100;

/**
 * Takes over the clock of a page before it loads anything. It runs as usual until `expectWithin`.
 */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** Stops the clock: timers of the page wait for `expectWithin`. */
export async function stopClock(page: Page): Promise<void> {
  // The clock runs while it is read, for seconds on a busy machine, and cannot be set back. A longer
  // jump than needed would end requests at their time limits.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
  }).toPass();
}

/**
 * Expects what `isSo` reads before a time has passed on the stopped clock of the page. A busy
 * machine is slow, which this does not measure; a timer of the page that is too long is found.
 * Afterwards the clock runs again.
 *
 * @param time milliseconds
 */
export async function expectWithin(
  page: Page,
  time: number,
  isSo: () => Promise<boolean>,
): Promise<void> {
  let look = 0;
  await expect
    .poll(
      async () => {
        if (await isSo()) return true;
        if (look < looks) await page.clock.runFor(time / looks);
        look += 1;
        return isSo();
      },
      { intervals: [between], timeout: 2 * looks * between },
    )
    .toBe(true);
  await page.clock.resume();
}

/** Whether the page shows the home page. */
export const isAtHome = async (page: Page): Promise<boolean> =>
  new URL(page.url()).pathname === '/home';
