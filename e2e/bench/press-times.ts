import { setTimeout as wait } from 'node:timers/promises';
import type { JSHandle, Page } from '@playwright/test';

/** What the browser reports at the least, in milliseconds: a quicker press counts as one of these. */
const shortest = 16;

/** Entries are handed over some time after the frame that they are about, in milliseconds. */
const untilReported = 300;

/** Which half of a press does something: Space ticks a checkbox when it is let go. */
export type PressHalf = 'keydown' | 'keyup';

interface Watch {
  readonly durations: Record<PressHalf, number[]>;
  readonly observer: PerformanceObserver;
}

/**
 * Times key presses as Interaction to Next Paint does: from the event's own time until the frame
 * that follows its handlers is painted. The browser rounds to 8 ms. Only the half of a press that
 * does something counts: after a scroll the browser paints nothing for the other one until the next
 * press, and reports the time until then.
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
      const durations: Record<PressHalf, number[]> = { keydown: [], keyup: [] };
      const observer = new PerformanceObserver((list) => {
        for (const { name, duration, interactionId } of list
          .getEntriesByType('event')
          .map(timing)) {
          if (interactionId === 0) continue;
          if (name === 'keydown' || name === 'keyup') durations[name].push(duration);
        }
      });
      // Entries of this type are of this class.
      function timing(entry: PerformanceEntry) {
        return entry as PerformanceEventTiming & { interactionId: number };
      }
      const options = { type: 'event', durationThreshold };
      observer.observe(options);
      return { durations, observer };
    }, shortest);
    return new PressTimes(page, watch);
  }

  /** Does something with so many presses, and gives the time of each. */
  async take(
    presses: number,
    act: (press: number) => Promise<void>,
    half: PressHalf = 'keydown',
  ): Promise<number[]> {
    await this.#settle();
    await this.#watch.evaluate(({ durations }) => {
      durations.keydown.length = 0;
      durations.keyup.length = 0;
    });
    for (let press = 0; press < presses; press += 1) await act(press);
    await this.#settle();
    const reported = await this.#watch.evaluate(({ durations }, of) => durations[of], half);
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
