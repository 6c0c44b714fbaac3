import { expect, type Page } from '@playwright/test';
import { followRequests, untilCalm } from './page-traffic.ts';

/** Looks at the page while its time passes. */
const looks = 100;
/** Between two looks, in milliseconds of this machine: answers arrive, scripts run. */
const between = 100;
/** Before a jump: half a second without a request, as for Playwright's `networkidle`. */
const calmLooks = 12;

interface TakenClock {
  /** Time of the page, in milliseconds; now by default. */
  time?: number;
  /** URLs whose requests may be under way when the clock jumps: those that the test never answers. */
  unanswered?: RegExp;
}

/**
 * Takes over the clock of a page before it loads anything. It runs as usual until `expectWithin`, or
 * until the returned function moves it on by a time, such as `01:01` for 61 seconds.
 *
 * A jump passes the time limits of the requests and chunks that are under way, and so ends them. The
 * function therefore waits until none is under way.
 */
export async function takeClock(
  page: Page,
  { time, unanswered }: TakenClock = {},
): Promise<(by: string) => Promise<void>> {
  await page.clock.install(time === undefined ? {} : { time });
  const { urls } = followRequests(page);
  return async (by) => {
    await untilCalm(
      async () => {
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 })),
        );
        return urls().filter((url) => unanswered?.test(url) !== true);
      },
      { looks: calmLooks, message: 'no request is under way' },
    );
    await page.clock.fastForward(by);
  };
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
