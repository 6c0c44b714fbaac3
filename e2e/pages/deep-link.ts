import type { Page } from '@playwright/test';
import { firstRowInDocument } from '../bench/first-row.ts';

/** What a page requests before its first row. */
export interface DeepLink {
  readonly requests: number;
  /** As they were sent, without headers. */
  readonly bytes: number;
}

/**
 * The most that the first page of each section may request before its first row: a tenth above what was measured
 * (docs/performance.md), because some requests begin with the rows, before or after the first. Dashboard and profile
 * have no rows, and are measured until they are at rest.
 */
export const deepLinkLimits: Readonly<Record<string, DeepLink>> = {
  '/dashboard': { requests: 39, bytes: 464_000 },
  '/product': { requests: 41, bytes: 465_000 },
  '/produce': { requests: 40, bytes: 495_000 },
  '/location': { requests: 39, bytes: 444_000 },
  '/promotion': { requests: 38, bytes: 433_000 },
  '/account/profile': { requests: 35, bytes: 445_000 },
  '/management': { requests: 44, bytes: 471_000 },
};

/** Work that begins when the browser is idle, on a fast machine after the first row. */
const whenIdle =
  /\/static\/(?:js|css)\/async\/(?:after-paint|overlays|offline)\.|\/releases\/|\/agent\/current$/;

/**
 * What the page has requested before its first row, which `watchFirstRow` marks. Not before its paint: a slow machine
 * paints the row after it has begun the work for which it was to be idle. Pictures are left out: their number is that
 * of the rows.
 */
export async function readDeepLink(page: Page): Promise<DeepLink> {
  const requested = await page.evaluate((mark) => {
    const [row] = performance.getEntriesByName(mark);
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => row === undefined || startTime < row.startTime)
      .filter(({ initiatorType }) => initiatorType !== 'img')
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
  }, firstRowInDocument);
  const counted = requested.filter(({ name }) => !whenIdle.test(name));
  return {
    requests: counted.length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
