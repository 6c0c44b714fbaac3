import { type Browser, expect, type Page } from '@playwright/test';
import { type PageVisit, sectionOf } from '../pages/every-page.ts';
import { followAtRest } from '../pages/open-at-rest.ts';
import type { PazarSystem } from './pazar-system.ts';
import { openSignedIn } from './signed-in.ts';
import { test as base } from './test.ts';

/** The account that visits pages, and its language. */
interface Visitor {
  readonly account: PageVisit['account'];
  readonly locale: 'en' | 'mk';
}

interface Tour {
  readonly visitor: Visitor;
  /** Shows another page of Pazar in the page of the tour, at rest, as if it were the first. */
  readonly show: (path: string) => Promise<void>;
}

/**
 * Two pages without a section, which are cheap to show: visited between two pages of one section.
 */
const between = ['/contact', '/landing'] as const;

interface Kept {
  readonly name: string;
  readonly page: Page;
}
/** Kept in the worker; a worker fixture would give these tests a separate system. */
let kept: Kept | undefined;

/** The page of this visitor: that of the previous test, or a new one with the shell started. */
async function pageOf(
  browser: Browser,
  { system, visitor }: { system: PazarSystem; visitor: Visitor },
): Promise<Page> {
  const name = [system.shell, visitor.account, visitor.locale].join(' ');
  if (kept?.name === name && !kept.page.isClosed()) return kept.page;
  await kept?.page.context().close();
  const context = await browser.newContext({ baseURL: system.shell });
  const page = await context.newPage();
  kept = { name, page };
  await page.addInitScript((value) => localStorage.setItem('locale', value), visitor.locale);
  if (visitor.account !== null) await openSignedIn(page, { system, account: visitor.account });
  await page.goto(between[0]);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

/**
 * A test that visits pages which share nothing but the shell. Loading shell and axe costs more than
 * most pages do, so the tests of one visitor navigate from page to page in one document.
 */
export const test = base.extend<Tour>({
  visitor: [{ account: null, locale: 'en' }, { option: true }],
  page: async ({ browser, system, visitor }, use) => {
    await use(await pageOf(browser, { system, visitor }));
  },
  show: ({ page }, use) =>
    use(async (path) => {
      const [first, second] = between;
      const pathNow = () => new URL(page.url()).pathname;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
      // A page of the same section would keep parts of the previous one.
      if (sectionOf(pathNow()) === sectionOf(path)) {
        await followAtRest(page, pathNow() === first ? second : first);
      }
      await followAtRest(page, path);
    }),
});
