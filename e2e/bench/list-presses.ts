import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '@pazar/contracts/session';
import type { Browser, Page } from '@playwright/test';
import { PressTimes } from './press-times.ts';

/** The keys pressed in a list, and the element waited for after a sort. */
export const pressKinds = ['search', 'sort', 'rows', 'arrows', 'tick', 'nextPrice'] as const;
export type PressKind = (typeof pressKinds)[number];
export type ListTimes = Record<PressKind | 'sortedRows', number[]>;

/**
 * Presses of each kind in one visit: few, as many visits reveal more about a machine than long
 * ones.
 */
const presses = 15;
/** Between two letters, in milliseconds: that of a quick typist. */
const betweenKeys = 150;
/** Longer than the list waits before it searches, so that the rows change during the typing. */
const pauseOfThought = 400;
const searched = 'domati od kuklish ajvar ja';

/** Times presses in the list of products, in a fresh browser context. */
export async function timeListPresses(
  browser: Browser,
  { origin, session, slower }: { origin: string; session: Session; slower: number },
): Promise<ListTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript((value) => {
    localStorage.setItem('current-user', value);
  }, JSON.stringify(session));
  try {
    const page = await context.newPage();
    await openList(page, origin);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const times = await PressTimes.of(page);
    const sortedRows: number[] = [];
    const sort = await times.take(presses, async () => {
      sortedRows.push(await timeSort(page));
    });
    const rows = await fromFirst(page, times, { selector: 'a', key: 'Tab' });
    const arrows = await fromFirst(page, times, { selector: 'a', key: 'ArrowDown' });
    const nextPrice = await fromFirst(page, times, { selector: '[data-editable]', key: 'Enter' });
    await page.keyboard.press('Escape');
    const tick = await times.take(
      presses,
      async (press) => {
        await page.locator('main tbody input[type="checkbox"]').nth(press).focus();
        await page.keyboard.press('Space');
      },
      'keyup',
    );
    await page.getByRole('searchbox').focus();
    const search = await times.take(presses, async (press) => {
      await page.keyboard.press(searched[press] ?? 'Backspace');
      await wait(press % 6 === 5 ? pauseOfThought : betweenKeys);
    });
    return { search, sort, sortedRows, rows, arrows, tick, nextPrice };
  } finally {
    await context.close();
  }
}

async function openList(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/product`);
  await page.locator('main tbody [data-row]').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Presses one key repeatedly, from the first of these elements in the rows on. */
async function fromFirst(
  page: Page,
  times: PressTimes,
  { selector, key }: { selector: string; key: string },
): Promise<number[]> {
  await page.locator(`main tbody ${selector}`).first().focus();
  return times.take(presses, async () => {
    await page.keyboard.press(key);
    await wait(betweenKeys);
  });
}

/** Sorts the other way round by the first column; until other rows are painted. */
async function timeSort(page: Page): Promise<number> {
  await page.locator('main thead button').first().focus();
  const sorted = await page.evaluateHandle(() => {
    const first = () => document.querySelector('main tbody [data-row]')?.getAttribute('data-row');
    const before = first();
    const painted = new Promise<number>((resolve) => {
      let start = Number.NaN;
      addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), {
        once: true,
        capture: true,
      });
      const observer = new MutationObserver(() => {
        if (first() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    // As a member: a promise alone would be waited for here.
    return { painted };
  });
  await page.keyboard.press('Enter');
  return sorted.evaluate(({ painted }) => painted);
}
