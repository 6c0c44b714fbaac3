import { type Browser, expect } from '@playwright/test';
import type { PazarSystem } from '../system/pazar-system.ts';
import { untilBackgroundLoaded } from './until-background-loaded.ts';
import { openSignedIn } from '../system/signed-in.ts';

export interface Visit {
  readonly system: PazarSystem;
  readonly account: string;
  /** The heading that the page shows once it is rendered. */
  readonly title: string;
  /** Ends once the report has arrived: a browser that closes before drops it on its way. */
  readonly untilCounted?: () => Promise<void>;
}

/** A visit of the probe in a separate browser, which reports when it closes. */
export async function visitProbe(
  browser: Browser,
  { system, account, title, untilCounted }: Visit,
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: system.shell });
  const page = await context.newPage();
  await openSignedIn(page, { system, account });
  await page.goto('/probe');
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  // The telemetry chunk is loaded once the page is rendered.
  await untilBackgroundLoaded(page);
  await page.goto('about:blank');
  await untilCounted?.();
  await context.close();
}
