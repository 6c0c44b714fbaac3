import type { Session } from '@pazar/contracts/session';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { signInAtApi } from '../system/agents-api.ts';
import { openAtRest } from '../pages/open-at-rest.ts';
import { inTime } from '../system/in-time.ts';
import { launchChromium } from '../system/launch-chromium.ts';
import { type OpenedSystem, openSystem } from '../system/open-system.ts';

/** A page to look at: its path, whose it is, and how its browser is set up. */
export interface Screen {
  path: string;
  /** The signed-in account; null is a visitor. */
  account: string | null;
  locale: 'en' | 'mk';
  options: BrowserContextOptions;
}

export interface Screens {
  system: OpenedSystem;
  /** Opens the screen, waits until it is at rest, calls `look`, and closes it. */
  open: (screen: Screen, look: (page: Page) => Promise<void>) => Promise<void>;
}

/** Opens a Pazar with the demo data and a browser for `work`, and closes both. */
export async function withScreens(work: (screens: Screens) => Promise<void>): Promise<void> {
  const system = await openSystem();
  const browser = await launchChromium();
  // One sign-in of each account: the API limits them.
  const sessions = new Map<string, Promise<Session>>();
  const sessionOf = (account: string) => {
    const session = sessions.get(account) ?? signInAtApi(system, account);
    sessions.set(account, session);
    return session;
  };
  try {
    await work({
      system,
      async open({ path, account, locale, options }, look) {
        const session = account === null ? null : await sessionOf(account);
        const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
        await context.addInitScript(
          ([language, user]) => {
            localStorage.setItem('locale', language ?? 'en');
            if (user !== undefined) localStorage.setItem('current-user', user);
          },
          session === null ? [locale] : [locale, JSON.stringify(session)],
        );
        const page = await context.newPage();
        await openAtRest(page, system.shell + path);
        // A part that loads once the data of its page is there, such as a chart.
        await page.waitForLoadState('networkidle');
        await look(page);
        await context.close();
      },
    });
  } finally {
    await inTime('the end of Chromium', browser.close());
    await system.close();
  }
}
