import { maxDiscoveryBytes } from '@pazar/contracts/discovery';
import type { Page } from '@playwright/test';
import type { ShellPage } from '../pages/shell-page.ts';
import { untilCaredFor } from '../pages/until-cared-for.ts';
import { act } from '../system/registry.ts';
import { makeLive, test } from '../system/rollout-test.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../system/test.ts';

const heading = (shell: ShellPage, name: string) =>
  shell.main.getByRole('heading', { name, exact: true });

test('a recalled version leaves an open tab within a minute, without a reload', async ({
  shell,
  page,
  system,
  versions,
}) => {
  test.setTimeout(120_000);
  await makeLive(system, versions.three);
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/probe');
  await expect(heading(shell, 'Probe three')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  const start = Date.now();
  const replacement = versions.one;
  await act(system, { remote: 'probe', action: 'recall', version: versions.three, replacement });
  await expect(heading(shell, 'Probe')).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - start).toBeLessThan(60_000);
  await expect(page.getByRole('status').filter({ hasText: 'called back' })).toBeVisible();
  expect(await page.evaluate('window.samePage')).toBe(true);
});

interface Answer {
  readonly document: string;
  readonly statement: string;
  /** The server's clock. */
  readonly date?: string;
}

/** What the server has now. */
async function documentNow(page: Page): Promise<Answer> {
  const [document, statement] = await Promise.all(
    ['discovery.json', 'discovery.statement.json'].map(async (file) =>
      (await page.request.get(`/releases/${file}`)).text(),
    ),
  );
  return { document: document ?? '', statement: statement ?? '' };
}

/** Lets the tab look for a document, as when it comes to the front, while the server has this. */
async function lookAt(page: Page, { document, statement, date }: Answer): Promise<void> {
  const headers = date === undefined ? {} : { date };
  const contentType = 'application/json';
  await page.route('**/releases/discovery.json', (route) =>
    route.fulfill({ body: document, contentType, headers }),
  );
  await page.route('**/releases/discovery.statement.json', (route) =>
    route.fulfill({ body: statement, contentType, headers }),
  );
  await look(page);
}

/** A tab that still looks does not look twice; it does by itself within half a minute. */
const withinOneLook = { timeout: 40_000 };

const look = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('an open tab says each fault of a newer document once, and goes on with the last good one', async ({
  shell,
  page,
  system,
  versions,
}) => {
  test.setTimeout(240_000);
  await makeLive(system, versions.one);
  const older = await documentNow(page);
  await makeLive(system, versions.two);
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/probe');
  await expect(heading(shell, 'Probe two')).toBeVisible();
  // What follows the documents comes once the page stands.
  await untilCaredFor(page);
  const stored = () => page.evaluate(() => localStorage.getItem('pazar.discovery'));
  const kept = await stored();
  const good = await documentNow(page);
  const told = (text: string) => page.getByRole('status').filter({ hasText: text });

  const forged = good.statement.replace(/"signature":\s*"...../, '"signature":"AAAAA');
  const unsigned = { ...good, statement: forged };
  const refused: readonly [Answer, string][] = [
    [unsigned, 'is not signed by a trusted key'],
    [older, 'is older than one seen before'],
    [{ ...good, date: 'Thu, 01 Jan 2099 00:00:00 GMT' }, 'has expired'],
    [{ ...good, document: `${good.document} ` }, 'was changed on the way'],
  ];
  for (const [answer, words] of refused) {
    await lookAt(page, answer);
    await expect(told(words)).toBeVisible(withinOneLook);
    expect(await stored()).toBe(kept);
  }
  await expect(heading(shell, 'Probe two')).toBeVisible();

  // The next one is good and is followed; what was told before is not told again.
  await page.unrouteAll();
  await makeLive(system, versions.one);
  await look(page);
  await expect.poll(stored, withinOneLook).not.toBe(kept);
  await expect(told('Pazar uses the last good one')).toHaveCount(0);
  const refusedAgain = page.waitForResponse('**/releases/discovery.json');
  await lookAt(page, unsigned);
  await refusedAgain;
  await lookAt(page, { ...good, document: good.document.padEnd(maxDiscoveryBytes + 1) });
  await expect(told('is damaged')).toBeVisible(withinOneLook);
  await expect(told('Pazar uses the last good one')).toHaveCount(1);

  // Support reads in the same tab what was refused.
  await page.evaluate(() => {
    // As the router counts its own entries; the page has no link there.
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1 }, '', '/about');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const errors = shell.main.getByRole('region', { name: 'Last errors' });
  for (const fault of ['bad-signature', 'older-sequence', 'expired', 'altered', 'malformed']) {
    await expect(errors).toContainText(`refused: ${fault}`);
  }
});
