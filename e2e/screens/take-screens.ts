import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Session } from '@pazar/contracts/session';
import { type Browser, chromium } from '@playwright/test';
import { signInAtApi } from '../system/agents-api.ts';
import { findChromium } from '../system/find-chromium.ts';
import { type PazarSystem, startSystem } from '../system/pazar-system.ts';
import { repository } from '../system/repository.ts';
import { firstRows } from '../pages/first-rows.ts';
import { type PageVisit, everyPage } from '../pages/every-page.ts';

/** The shell's own breakpoints are between these: phone, tablet, desktop and a wide one. */
const widths = [360, 768, 1200, 1600];
const height = 900;

/**
 * `pnpm screens [--only product] [--scheme dark]`: pictures of every page at 360, 768, 1200 and
 * 1600 px in both languages, with the seeded data, into `test-results/screens`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    scheme: { type: 'string', default: 'light' },
  },
});
const scheme = values.scheme === 'dark' ? 'dark' : 'light';
const sessions = new Map<string, Promise<Session>>();
const folder = join(repository, 'test-results', 'screens');

await mkdir(folder, { recursive: true });
const system = await startSystem();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const pages = everyPage(await firstRows(system));
  for (const page of pages.filter(({ name }) => name.startsWith(values.only))) {
    for (const locale of ['en', 'mk'] as const) await picture(browser, { system, page, locale });
    process.stdout.write(`${page.name}\n`);
  }
} finally {
  await browser.close();
  await system.close();
}

/** One sign-in of each account, as the API limits them. */
function sessionOf(pazar: PazarSystem, account: string): Promise<Session> {
  const session = sessions.get(account) ?? signInAtApi(pazar, account);
  sessions.set(account, session);
  return session;
}

interface Subject {
  readonly system: PazarSystem;
  readonly page: PageVisit;
  readonly locale: 'en' | 'mk';
}

async function picture(from: Browser, { system: pazar, page: subject, locale }: Subject) {
  const context = await from.newContext({
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width: 1200, height },
  });
  const session = subject.account && (await sessionOf(pazar, subject.account));
  await context.addInitScript(
    ([user, language]) => {
      localStorage.setItem('locale', language ?? 'en');
      if (user !== null && user !== undefined) localStorage.setItem('current-user', user);
    },
    [session && JSON.stringify(session), locale],
  );
  const page = await context.newPage();
  await page.goto(pazar.shell + subject.path);
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const name = `${subject.name}-${locale}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;
    await page.screenshot({ path: join(folder, name), fullPage: true });
  }
  await context.close();
}
