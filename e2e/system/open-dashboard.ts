import type { Page } from '@playwright/test';
import type { PazarSystem } from './pazar-system.ts';
import { openSignedIn } from './signed-in.ts';

/** Opens the dashboard of an account, without the form. */
export async function openDashboard(
  page: Page,
  signIn: { system: PazarSystem; account: string },
): Promise<void> {
  await openSignedIn(page, signIn);
  await page.goto('/dashboard');
}
