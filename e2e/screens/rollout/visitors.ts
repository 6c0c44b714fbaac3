import { bucketOf } from '@pazar/contracts/releases/draw';
import { type Browser, expect, type Page } from '@playwright/test';
import { openAtRest } from '../../pages/open-at-rest.ts';
import { untilBackgroundLoaded } from '../../pages/until-background-loaded.ts';
import type { PazarCommand } from '../../system/pazar-command.ts';
import type { OpenedSystem } from '../../system/open-system.ts';
import { stateOf } from '../../system/registry.ts';
import { openSignedIn, sharedSession } from '../../system/signed-in.ts';

/** Demo accounts with products. Of four, one draw in eight leaves a side empty; of two, every second one. */
const accounts = ['producer', 'seller', 'ristov', 'naumovski'];

/** One account whose visits get the canary, and one whose visits are its control. */
export interface Sides {
  canary: string;
  control: string;
}

/** The number of buckets, and those of them that a canary of 50 % gets (`releases/bucket`). */
const half = 5_000;

/**
 * Starts a canary of half the visitors, again until it draws some of the accounts and not all,
 * because each rollout draws anew.
 *
 * @returns the output of the command that stays in effect
 */
export async function startCanary(
  system: OpenedSystem,
  { pazar, words }: { pazar: PazarCommand; words: readonly string[] },
): Promise<{ output: string; sides: Sides }> {
  for (;;) {
    const output = await pazar(...words);
    const rollout = (await stateOf(system, 'catalog')).rollout?.id ?? '';
    const isCanary = async (account: string) =>
      (await bucketOf('catalog', rollout, (await sharedSession(system, account)).id)) < half;
    const drawn = await Promise.all(accounts.map(isCanary));
    const canary = accounts[drawn.indexOf(true)];
    const control = accounts[drawn.indexOf(false)];
    if (canary !== undefined && control !== undefined) {
      return { output, sides: { canary, control } };
    }
    await pazar('abort', 'catalog', '--reason', 'all accounts are on one side');
  }
}

/** Opens the list of products of an account, and waits until its rows and pictures are there. */
export async function openProducts(page: Page, visitor: { system: OpenedSystem; account: string }) {
  await openSignedIn(page, visitor);
  await openAtRest(page, `${visitor.system.shell}/product`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

/** A visit in a separate browser, which reports when it ends. */
export async function visitProducts(
  browser: Browser,
  visitor: { system: OpenedSystem; account: string },
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await openSignedIn(page, visitor);
  await page.goto(`${visitor.system.shell}/product`);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await untilBackgroundLoaded(page);
  await page.goto('about:blank');
  await context.close();
}
