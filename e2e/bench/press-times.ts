import { setTimeout as wait } from 'node:timers/promises';
import type { JSHandle, Page } from '@playwright/test';
import { inTime } from '../system/in-time.ts';

/**
 * The browser's shortest reported duration, in milliseconds: a quicker press counts as one of
 * these.
 */
const shortest = 16;

/**
 * Milliseconds after which a page counts as idle: the browser may never report it for one that draws
 * nothing.
 */
const longestBusy = 1000;

/** The half of a press that has an effect: Space ticks a checkbox on key-up. */
export type PressHalf = 'keydown' | 'keyup';

interface Watch {
  readonly durations: Record<PressHalf, number[]>;
  readonly observer: PerformanceObserver;
}

/**
 * Measures key presses like Interaction to Next Paint: from the event's own time until the frame
 * after its handlers is painted. The browser rounds to 8 ms. Only the half of a press that has an
 * effect counts: after a scroll the browser paints nothing for the other one until the next press,
 * and reports the time until then.
 */
export class PressTimes {
  readonly #page: Page;
  readonly #watch: JSHandle<Watch>;
  readonly #untilReported: number;

  private constructor(page: Page, watch: JSHandle<Watch>, untilReported: number) {
    this.#page = page;
    this.#watch = watch;
    this.#untilReported = untilReported;
  }

  /**
   * @param untilReported milliseconds to wait for entries, which the browser reports some time after
   * the frame that they are about
   */
  static async of(page: Page, untilReported: number): Promise<PressTimes> {
    const watch = await page.evaluateHandle((durationThreshold) => {
      // Without either, no press is reported, and every press would count as a quick one.
      if (!('interactionId' in PerformanceEventTiming.prototype)) {
        throw new Error('This browser does not report the times of presses');
      }
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
    return new PressTimes(page, watch, untilReported);
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
    const idle = this.#page.evaluate(
      (timeout) =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout }));
        }),
      longestBusy,
    );
    await inTime('an idle page', idle);
    await wait(this.#untilReported);
  }
}
