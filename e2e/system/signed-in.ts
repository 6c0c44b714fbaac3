import type { Session } from '@pazar/contracts/session';
import type { Page } from '@playwright/test';
import { signInAtApi } from './agents-api.ts';
import type { PazarSystem } from './pazar-system.ts';

const sessions = new WeakMap<PazarSystem, Map<string, Promise<Session>>>();

/** Opens this page's shell signed in, without the form: one sign-in of an account serves all tests. */
export async function openSignedIn(
  page: Page,
  { system, account }: { system: PazarSystem; account: string },
): Promise<void> {
  const known = sessions.get(system) ?? new Map<string, Promise<Session>>();
  sessions.set(system, known);
  const session = known.get(account) ?? signInAtApi(system, account);
  known.set(account, session);
  await page.addInitScript(
    (value) => localStorage.setItem('current-user', value),
    JSON.stringify(await session),
  );
}
