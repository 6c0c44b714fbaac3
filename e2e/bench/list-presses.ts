import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from '@pazar/contracts/session';
import type { Browser, Page } from '@playwright/test';
import { inTime } from '../system/in-time.ts';
import { PressTimes } from './press-times.ts';

/** The keys pressed in a list, and the element waited for after a sort. */
export const pressKinds = ['search', 'sort', 'rows', 'arrows', 'tick', 'nextPrice'] as const;
export type PressKind = (typeof pressKinds)[number];
export type ListTimes = Record<PressKind | 'sortedRows', number[]>;

/** How many keys are pressed in a visit, and how fast; times in milliseconds. */
interface Pace {
  /** Presses of each kind. */
  readonly presses: number;
  /** Between two letters. */
  readonly betweenKeys: number;
  readonly pauseOfThought: number;
  /** From a frame until its report. */
  readonly untilReported: number;
}

export const pace: Pace = {
  // Few, as many visits reveal more about a machine than long ones.
  presses: 15,
  // That of a quick typist.
  betweenKeys: 150,
  // Longer than the list waits before it searches, so that the rows change during the typing.
  pauseOfThought: 400,
  untilReported: 300,
};
/** For the smallest form of the benchmark. */
export const quickPace: Pace = {
  presses: 1,
  betweenKeys: 20,
  pauseOfThought: 20,
  untilReported: 50,
};
const searched = 'domati od kuklish ajvar ja';

export interface ListVisit {
  readonly origin: string;
  readonly session: Session;
  /** How many times slower the processor is emulated. */
  readonly slower: number;
  readonly pace: Pace;
}

/** Times presses in the list of products, in a fresh browser context. */
export async function timeListPresses(
  browser: Browser,
  { origin, session, slower, pace: { presses, untilReported, ...waits } }: ListVisit,
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
    const times = await PressTimes.of(page, untilReported);
    const sortedRows: number[] = [];
    const sort = await times.take(presses, async () => {
      sortedRows.push(await timeSort(page));
    });
    const fromFirst = async (selector: string, key: string) => {
      await page.locator(`main tbody ${selector}`).first().focus();
      return times.take(presses, async () => {
        await page.keyboard.press(key);
        await wait(waits.betweenKeys);
      });
    };
    const rows = await fromFirst('a', 'Tab');
    const arrows = await fromFirst('a', 'ArrowDown');
    const nextPrice = await fromFirst('[data-editable]', 'Enter');
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
      await wait(press % 6 === 5 ? waits.pauseOfThought : waits.betweenKeys);
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
  return inTime(
    'the sorted rows',
    sorted.evaluate(({ painted }) => painted),
  );
}
