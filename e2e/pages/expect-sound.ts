import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectNoFindings, overflowFaults } from './axe.ts';
import { deskFaults } from './desk-faults.ts';
import { layoutFaults, layoutQuestion } from './layout-faults.ts';

/** A phone, and a desk. */
const [phone, desk] = [360, 1280];
/** Each class of the shell's breakpoints from a tablet to a small desk, widest first: its lowest width is the tightest. */
const breakpoints = [1200, 992, 768];
/** The largest class, which leaves more room than it takes. */
const largest = 1600;
/** Usual desks between them. */
const between = [1440, 1366];
const smallestDesk = 1200;
/** The widest phone. */
const widestPhone = 576;
/** The desk at 200 % and at 400 %. */
const [twice, fourfold] = [640, 320];
/** The parts of the frame, each of which contains its own overflow. */
const parts = 'main, nav, aside';

/**
 * Checks an idle page: at every breakpoint nothing overflows the page or its container or is too small, on every desk
 * no number or bar looks broken, and axe finds no fault. Of the schemes only colours depend, so the page is measured in
 * the light one, and the dark one gets the rules of axe on the desk and of contrast on a phone with forced colours.
 */
export async function expectSound(page: Page) {
  // Animations are waited for; here none is needed.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoIdentifier(page);
  await expectFit(page, largest, false);
  for (const width of between) await expectAt(page, width, tidy);
  await expectAt(page, desk, overflow, tidy);
  await expectNoFindings(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of breakpoints) await expectFit(page, width, false);
  await expectAt(page, twice, overflow);
  const liftFingers = await pressWithFingers(page);
  await expectFit(page, widestPhone, true);
  await expectAt(page, fourfold, overflow);
  await expectFit(page, phone, true);
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await expectNoFindings(page, 'color-contrast');
  await page.emulateMedia({ forcedColors: 'none' });
  await liftFingers();
}

/** Checks that the texts of an idle page fit at every breakpoint, in a language of which the rest is not checked again. */
export async function expectTextsFit(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoIdentifier(page);
  await expectAt(page, desk, overflow, tidy);
  for (const width of breakpoints) await expectFit(page, width, false);
  const liftFingers = await pressWithFingers(page);
  await expectFit(page, phone, true);
  await liftFingers();
}

/** Nobody knows a record by its identifier: only the folded details for the support have one. */
async function expectNoIdentifier(page: Page): Promise<void> {
  const text = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    if (copy instanceof HTMLElement)
      copy.querySelectorAll('details').forEach((one) => one.remove());
    return copy.textContent ?? '';
  });
  expect(text).not.toMatch(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-/i);
}

/** A function that runs in the page and answers faults in words, with its argument. */
type Question = readonly [ask: (given: never) => string[], given?: unknown];

const overflow: Question = [overflowFaults];
/** No number and no bar looks broken. */
const tidy: Question = [deskFaults];
/** The columns that everybody sees at first fit at every width. */
const columns: Question = [
  () => [...document.querySelectorAll('[data-too-wide="true"]')].map(() => 'a column is hidden'),
];

/** Asks the page all questions at one width at once: a question of its own takes longer on its way than its answer. */
async function expectAt(page: Page, width: number, ...questions: Question[]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const calls = questions.map(([ask, given]) => `...(${String(ask)})(${JSON.stringify(given)})`);
  const faults = () => page.evaluate<string[]>(`[${calls.join()}]`);
  await expect
    .configure({ soft: true })
    .poll(faults, { message: `${width} px` })
    .toEqual([]);
}

async function expectFit(page: Page, width: number, isTouch: boolean): Promise<void> {
  const layout: Question = [layoutFaults, layoutQuestion(isTouch, parts)];
  const isDesk = width >= smallestDesk;
  await expectAt(page, width, overflow, layout, columns, ...(isDesk ? [tidy] : []));
}

/**
 * Makes the pointer of this page a coarse one, as `hasTouch` does for a whole context.
 *
 * @returns the function that makes it a fine one again
 */
async function pressWithFingers(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return async () => {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await browser.detach();
  };
}
