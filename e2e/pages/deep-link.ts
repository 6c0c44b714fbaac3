import type { Page } from '@playwright/test';
import { firstRowInDocument } from '../bench/first-row.ts';

/** What a page requests before its first row. */
export interface DeepLink {
  readonly requests: number;
  /** As they were sent, without headers. */
  readonly bytes: number;
}

/**
 * The most that the first page of each section may request before its first row: a tenth above what was counted until the
 * row, or until the page was at rest where it has none (docs/performance.md).
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

/** The first files of the work that begins when the browser is idle: on a fast machine after the first row. */
const whenIdle = '/static/(?:js|css)/async/(?:after-paint|overlays|offline)[.]';

/** Reads that begin when the browser is idle, and the document that an open page watches. */
const besides = /\/releases\/|\/agent\/current$/;

/**
 * What the page has requested before its first row, which `watchFirstRow` marks, and before the browser was idle: a slow
 * machine begins the work for which it was to be idle before it has drawn a row. Pictures are left out: their number is
 * that of the rows.
 */
export async function readDeepLink(page: Page): Promise<DeepLink> {
  const requested = await page.evaluate(
    ({ mark, idle }) => {
      const [row] = performance.getEntriesByName(mark);
      const all = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming);
      const later = all.filter(({ name }) => new RegExp(idle).test(name));
      const end = Math.min(...[row, ...later].map((entry) => entry?.startTime ?? Infinity));
      return all
        .filter(({ startTime, initiatorType }) => startTime < end && initiatorType !== 'img')
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
    },
    { mark: firstRowInDocument, idle: whenIdle },
  );
  const counted = requested.filter(({ name }) => !besides.test(name));
  return {
    requests: counted.length,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
