import type { Session } from '@pazar/contracts/session';
import type { Browser, Page } from '@playwright/test';
import { inTime } from '../system/in-time.ts';
import { timeOfFirstRow, watchFirstRow } from './first-row.ts';
import { type Connection, slowDown } from './slow-connection.ts';

/** What one visit of the list of places costs, by its address and from the dashboard. */
export interface PeerFigures {
  /** Milliseconds until the first row is painted, opened by its address. */
  readonly deepLink: number;
  /** KB that have arrived by then, with headers, as the network carries them. */
  readonly kilobytes: number;
  /** Answers that are complete by then. */
  readonly requests: number;
  /** Milliseconds from the click on the dashboard to the painted first row, code never loaded before. */
  readonly coldRoute: number;
}

interface Visit {
  readonly origin: string;
  readonly session: Session;
  readonly connection: Connection;
}

/** Opens the two pages, each in a fresh context without the caches of the other. */
export async function visitPeer(browser: Browser, visit: Visit): Promise<PeerFigures> {
  const opened = await inFreshPage(browser, visit, async (page) => {
    await watchFirstRow(page);
    const arrived = await countAnswers(page);
    await page.goto(`${visit.origin}/location`, { waitUntil: 'commit' });
    const deepLink = await timeOfFirstRow(page);
    return { deepLink, ...arrived() };
  });
  const coldRoute = await inFreshPage(browser, visit, async (page) => {
    await page.goto(`${visit.origin}/dashboard`);
    await page.locator('nav a[href="/location"]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return inTime('the rows of /location', timeRows(page, '/location'));
  });
  return { ...opened, coldRoute };
}

async function inFreshPage<Result>(
  browser: Browser,
  { session, connection }: Visit,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  // The policy of the shell's server asks for Trusted Types, which no peer's loader has.
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    bypassCSP: true,
  });
  await context.addInitScript((value) => {
    localStorage.setItem('current-user', value);
  }, JSON.stringify(session));
  try {
    const page = await context.newPage();
    await slowDown(page, connection);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function countAnswers(page: Page) {
  let bytes = 0;
  let requests = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  return () => ({ kilobytes: bytes / 1000, requests });
}

/** Clicks without pointing first, as a tap does, and waits for a row that the last page did not have. */
function timeRows(page: Page, path: string): Promise<number> {
  return page.evaluate(
    async ({ href, rows }) => {
      const before = new Set(document.querySelectorAll(rows));
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`);
      if (link === null) throw new Error(`The sidebar has no entry ${href}`);
      const start = performance.now();
      link.click();
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const isThere = [...document.querySelectorAll(rows)].some(
            (row) => !before.has(row) && row.textContent.trim() !== '',
          );
          if (!isThere || location.pathname !== href) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
      );
    },
    { href: path, rows: 'main table:not([aria-hidden]) tbody tr' },
  );
}
