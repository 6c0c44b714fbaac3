import { setTimeout as wait } from 'node:timers/promises';
import type { JSHandle, Page } from '@playwright/test';

/** What the browser reports at the least, in milliseconds: a quicker press counts as one of these. */
const shortest = 16;

/** Entries are handed over some time after the frame that they are about, in milliseconds. */
const untilReported = 300;

interface Watch {
  readonly longest: Map<number, number>;
  readonly observer: PerformanceObserver;
}

/**
 * Times key presses as Interaction to Next Paint does: from the event's own time until the frame
 * that follows its handlers is painted, whichever event of the press takes longest. The browser
 * rounds to 8 ms.
 */
export class PressTimes {
  readonly #page: Page;
  readonly #watch: JSHandle<Watch>;

  private constructor(page: Page, watch: JSHandle<Watch>) {
    this.#page = page;
    this.#watch = watch;
  }

  static async of(page: Page): Promise<PressTimes> {
    const watch = await page.evaluateHandle((durationThreshold) => {
      const longest = new Map<number, number>();
      const observer = new PerformanceObserver((list) => {
        for (const { name, duration, interactionId } of list
          .getEntriesByType('event')
          .map(timing)) {
          if (interactionId === 0 || !name.startsWith('key')) continue;
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
        }
      });
      // Entries of this type are of this class.
      function timing(entry: PerformanceEntry) {
        return entry as PerformanceEventTiming & { interactionId: number };
      }
      const options = { type: 'event', durationThreshold };
      observer.observe(options);
      return { longest, observer };
    }, shortest);
    return new PressTimes(page, watch);
  }

  /** Does something with so many presses, and gives the time of each. */
  async take(presses: number, act: (press: number) => Promise<void>): Promise<number[]> {
    await this.#settle();
    await this.#watch.evaluate(({ longest }) => longest.clear());
    for (let press = 0; press < presses; press += 1) await act(press);
    await this.#settle();
    const reported = await this.#watch.evaluate(({ longest }) => [...longest.values()]);
    const quick = Math.max(0, presses - reported.length);
    return [...reported, ...Array<number>(quick).fill(shortest)];
  }

  async #settle(): Promise<void> {
    await this.#page.waitForLoadState('networkidle');
    await this.#page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(resolve));
        }),
    );
    await wait(untilReported);
  }
}
