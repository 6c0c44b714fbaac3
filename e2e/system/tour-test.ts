import { type Browser, expect, type Page } from '@playwright/test';
import type { PageVisit } from '../pages/every-page.ts';
import { followAtRest } from '../pages/open-at-rest.ts';
import type { PazarSystem } from './pazar-system.ts';
import { openSignedIn } from './signed-in.ts';
import { test as base } from './test.ts';

/** Who looks at pages, and in which language. */
interface Visitor {
  readonly account: PageVisit['account'];
  readonly locale: 'en' | 'mk';
}

interface Tour {
  readonly visitor: Visitor;
  /** Shows another page of Pazar in the page of the tour, at rest, as if it were the first. */
  readonly show: (path: string) => Promise<void>;
}

/** Two pages without a section, which are cheap to show. */
const between = ['/contact', '/landing'] as const;

interface Kept {
  readonly name: string;
  readonly page: Page;
}
/** Of a worker; a fixture of the worker would give these tests a system of their own. */
let kept: Kept | undefined;

/** The page of this visitor: the one of the test before, or a new one in which the shell has started. */
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
 * A test that looks at pages which share nothing but the shell. Loading shell and axe costs more than most
 * pages do, so the tests of one visitor go from page to page as a visitor does, in one document.
 */
export const test = base.extend<Tour>({
  visitor: [{ account: null, locale: 'en' }, { option: true }],
  page: async ({ browser, system, visitor }, use) => {
    await use(await pageOf(browser, { system, visitor }));
  },
  show: ({ page }, use) =>
    use(async (path) => {
      const [first, second] = between;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
      // A page of the same section would keep parts of the one before.
      await followAtRest(page, new URL(page.url()).pathname === first ? second : first);
      if (new URL(page.url()).pathname === path) await followAtRest(page, second);
      await followAtRest(page, path);
    }),
});
