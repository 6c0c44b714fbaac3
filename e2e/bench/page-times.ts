import type { Session } from '@pazar/contracts/session';
import type { Browser, Page, Request } from '@playwright/test';
import { timeOfFirstRow, watchFirstRow } from './first-row.ts';
import { inTime } from '../system/in-time.ts';
import { type Connection, slowDown } from './slow-connection.ts';

/** The times of one run of one variant, in milliseconds. */
export interface PageTimes {
  readonly firstContentfulPaint: number;
  /**
   * From the start of the navigation until the frame is painted in which the list of places has its
   * first row with text. The scripts of the page may still be at work then.
   */
  readonly sectionInteractive: number;
  /** From the click in the sidebar until the frame with the section's heading is painted, first visit. */
  readonly routeCold: number;
  /** The same after its entry was pointed at. */
  readonly routePreloaded: number;
  /** The same on a second visit. */
  readonly routeWarm: number;
}

/** Measures one fresh browser context, without any cache of another run. */
export async function timePages(
  browser: Browser,
  { origin, session, connection }: { origin: string; session: Session; connection: Connection },
): Promise<PageTimes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  await context.addInitScript((value) => {
    localStorage.setItem('current-user', value);
  }, JSON.stringify(session));
  try {
    const page = await context.newPage();
    await slowDown(page, connection);
    await watchFirstRow(page);
    const start = await timeStart(page, origin);
    await page.goto(`${origin}/dashboard`);
    await page.waitForLoadState('networkidle');
    const routeCold = await timeRoute(page, '/produce');
    await timeRoute(page, '/dashboard');
    const routeWarm = await timeRoute(page, '/produce');
    await preload(page, '/promotion');
    const routePreloaded = await timeRoute(page, '/promotion');
    return { ...start, routeCold, routePreloaded, routeWarm };
  } finally {
    await context.close();
  }
}

async function timeStart(page: Page, origin: string) {
  await page.goto(`${origin}/location`, { waitUntil: 'commit' });
  const sectionInteractive = await timeOfFirstRow(page);
  const firstContentfulPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.waitForLoadState('networkidle');
  return { firstContentfulPaint, sectionInteractive };
}

/** Points at an entry and waits until all its requests are answered. */
async function preload(page: Page, path: string): Promise<void> {
  const started: Request[] = [];
  page.on('request', (request) => started.push(request));
  const first = page.waitForEvent('request');
  await page.locator(`nav a[href="${path}"]`).dispatchEvent('pointerover');
  await first;
  for (const request of started) await inTime(request.url(), ended(request));
}

async function ended(request: Request): Promise<void> {
  await (await request.response())?.finished();
}

/**
 * Clicks without pointing first, as a tap does, and waits for a heading other than the last one.
 */
async function timeRoute(page: Page, path: string): Promise<number> {
  const painted = page.evaluate(
    async ({ href, heading }) => {
      const before = document.querySelector(heading);
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`);
      if (link === null) throw new Error(`The sidebar has no entry ${href}`);
      const start = performance.now();
      link.click();
      await new Promise<void>((resolve) => {
        const isThere = () => {
          const shown = document.querySelector(heading);
          return shown !== null && shown !== before;
        };
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
      );
    },
    { href: path, heading: 'main h1:not([aria-hidden] *)' },
  );
  return inTime(`the heading of ${path}`, painted);
}
