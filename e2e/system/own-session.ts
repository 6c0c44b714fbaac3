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
    (value) => {
      // Once in a tab: a later document of it has what the test made of the session.
      if (sessionStorage.getItem('has-own-session') !== null) return;
      sessionStorage.setItem('has-own-session', 'yes');
      localStorage.setItem('current-user', value);
    },
    JSON.stringify(await signInAtApi(system, account)),
  );
}
