import type { Page } from '@playwright/test';
import { signInAtApi } from './agents-api.ts';
import type { PazarSystem } from './pazar-system.ts';

/**
 * Opens this page's shell signed in with a session that no other test uses, without the form: for
 * tests that end it.
 */
export async function openWithOwnSession(
  page: Page,
  { system, account }: { system: PazarSystem; account: string },
): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('current-user', value),
    JSON.stringify(await signInAtApi(system, account)),
  );
}
