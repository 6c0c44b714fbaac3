import { maxDiscoveryBytes } from '@pazar/contracts/releases/discovery';
import type { Page } from '@playwright/test';
import { followAddress } from '../pages/follow-address.ts';
import { takeClock } from '../pages/page-clock.ts';
import type { ShellPage } from '../pages/shell-page.ts';
import { untilBackgroundLoaded } from '../pages/until-background-loaded.ts';
import { keptVersions, untilKept } from '../pages/until-kept.ts';
import { act } from '../system/registry.ts';
import { makeLive, test } from '../fixtures/rollout-test.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';

const heading = (shell: ShellPage, name: string) =>
  shell.main.getByRole('heading', { name, exact: true });

test('a recalled version leaves an open tab within a minute, without a reload', async ({
  shell,
  page,
  system,
  versions,
  publishTitled,
}) => {
  const recalled = await publishTitled('Probe three');
  const jump = await takeClock(page);
  await openSignedIn(page, { system, account: 'producer' });
  // A page whose clock the test moves does not list the resources that it loaded.
  const overlaysLoaded = page.waitForResponse(/\/static\/js\/async\/overlays\./);
  await page.goto('/probe');
  await expect(heading(shell, 'Probe three')).toBeVisible();
  await (await overlaysLoaded).finished();
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  const replacement = versions.one;
  await act(system, { remote: 'probe', action: 'recall', version: recalled, replacement });
  await jump('00:59');
  await expect(heading(shell, 'Probe')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'called back' })).toBeVisible();
  expect(await page.evaluate('window.samePage')).toBe(true);
});

interface Answer {
  readonly document: string;
  readonly statement: string;
  /** The server's clock. */
  readonly date?: string;
}

/** The document and statement that the server has now. */
async function documentNow(page: Page): Promise<Answer> {
  const [document, statement] = await Promise.all(
    ['discovery.json', 'discovery.statement.json'].map(async (file) =>
      (await page.request.get(`/releases/${file}`)).text(),
    ),
  );
  return { document: document ?? '', statement: statement ?? '' };
}

/** Serves this document and statement, both from the same instant on. */
async function serve(page: Page, { document, statement, date }: Answer): Promise<void> {
  const headers = date === undefined ? {} : { date };
  const contentType = 'application/json';
  await page.route(/\/releases\/discovery(?:\.statement)?\.json$/, (route) => {
    const body = route.request().url().endsWith('.statement.json') ? statement : document;
    return route.fulfill({ body, contentType, headers });
  });
}

/**
 * Brings the tab to the front again until it shows the result: one that is still checking does not
 * check twice.
 */
async function lookUntil(page: Page, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await isShown();
  }).toPass();
}

/** The longest until an answer of the server is shown, before the tab checks again. */
const soon = { timeout: 2_000 };

test('an open tab says each fault of a newer document once, and goes on with the last good one', async ({
  shell,
  page,
  system,
  versions,
}) => {
  await makeLive(system, versions.one);
  const older = await documentNow(page);
  await makeLive(system, versions.two);
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/probe');
  await expect(heading(shell, 'Probe two')).toBeVisible();
  // The document watch is loaded once the page is rendered.
  await untilBackgroundLoaded(page);
  const stored = () => page.evaluate(() => localStorage.getItem('pazar.discovery'));
  const kept = await stored();
  const good = await documentNow(page);
  const status = (text: string) => page.getByRole('status').filter({ hasText: text });

  const forged = good.statement.replace(/"signature":\s*"...../, '"signature":"AAAAA');
  const unsigned = { ...good, statement: forged };
  const refused: readonly [Answer, string][] = [
    [unsigned, 'is not signed by a trusted key'],
    [older, 'is older than one seen before'],
    [{ ...good, date: 'Thu, 01 Jan 2099 00:00:00 GMT' }, 'has expired'],
    [{ ...good, document: `${good.document} ` }, 'was changed on the way'],
  ];
  for (const [answer, words] of refused) {
    await serve(page, answer);
    await lookUntil(page, () => expect(status(words)).toBeVisible(soon));
    expect(await stored()).toBe(kept);
  }
  await expect(heading(shell, 'Probe two')).toBeVisible();

  // The next one is valid and is applied; an earlier message is not repeated.
  await page.unrouteAll();
  await makeLive(system, versions.one);
  await lookUntil(page, () => expect.poll(stored, soon).not.toBe(kept));
  await expect(status('Pazar uses the last valid one')).toHaveCount(0);
  const asked = () => shell.requested(`${system.shell}/releases/discovery.json`).length;
  const askedBefore = asked();
  await serve(page, unsigned);
  await lookUntil(page, () => expect.poll(asked, soon).toBeGreaterThan(askedBefore));
  await serve(page, { ...good, document: good.document.padEnd(maxDiscoveryBytes + 1) });
  await lookUntil(page, () => expect(status('is damaged')).toBeVisible(soon));
  await expect(status('Pazar uses the last valid one')).toHaveCount(1);

  // Support sees in the same tab what was rejected.
  await followAddress(page, '/about');
  const errors = shell.main.getByRole('region', { name: 'Last errors' });
  for (const fault of ['bad-signature', 'older-sequence', 'expired', 'altered', 'malformed']) {
    await expect(errors).toContainText(`refused: ${fault}`);
  }
});

test.describe('with files kept for a start without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a recalled version leaves the browser, and the one that replaces it is kept', async ({
    page,
    system,
    versions,
    publishTitled,
  }) => {
    const recalled = await publishTitled('Probe four');
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/probe');
    const kept = () => keptVersions(page, 'probe');
    await expect.poll(kept).toEqual([recalled]);
    await untilKept(page, 'probe');

    const replacement = versions.one;
    await act(system, { remote: 'probe', action: 'recall', version: recalled, replacement });
    await lookUntil(page, () => expect.poll(kept, soon).toEqual([versions.one]));
  });

  test('a broken worker is replaced at the next start, and the page opens', async ({
    page,
    context,
    system,
    noise,
  }) => {
    const broken = `self.addEventListener('install', () => self.skipWaiting());
      self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
      self.addEventListener('fetch', (event) => event.respondWith(Response.error()));`;
    await context.route('**/worker.js', (route) =>
      route.fulfill({ body: broken, contentType: 'text/javascript' }),
    );
    await openSignedIn(page, { system, account: 'producer' });
    await page.goto('/probe');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(page.reload()).rejects.toThrow('ERR_FAILED');
    await context.unroute('**/worker.js');
    await expect(async () => void (await page.goto('/probe'))).toPass();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Of the browser's own page, which has no storage, and of what the broken worker refused.
    const expected =
      /net::ERR_FAILED|Failed to read the 'localStorage' property|^The page is not kept|^Not everything is kept/;
    noise.splice(0, noise.length, ...noise.filter((text) => !expected.test(text)));
  });
});
