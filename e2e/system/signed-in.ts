import type { Session } from '@pazar/contracts/session';
import type { Page } from '@playwright/test';
import { signInAtApi } from './agents-api.ts';
import type { OpenedSystem } from './open-system.ts';

const sessions = new WeakMap<OpenedSystem, Map<string, Promise<Session>>>();

/**
 * The session of a demo account that all tests of a system share: a sign-in costs a password hash,
 * and the API keeps the 100 newest sessions of an agent. A test that ends a session must not end this one.
 */
export function sharedSession(system: OpenedSystem, account: string): Promise<Session> {
  const known = sessions.get(system) ?? new Map<string, Promise<Session>>();
  sessions.set(system, known);
  const session = known.get(account) ?? signInAtApi(system, account);
  known.set(account, session);
  return session;
}

/** Where the API is, and who asks it. */
export interface Access {
  apiUrl: string;
  token: string;
}

/** Access to the API with the shared session. */
export async function sharedAccess(system: OpenedSystem, account: string): Promise<Access> {
  const { token } = await sharedSession(system, account);
  return { apiUrl: system.apiUrl, token };
}

/** Opens this page's shell with the shared session, without the form. */
export async function openSignedIn(
  page: Page,
  { system, account }: { system: OpenedSystem; account: string },
): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('current-user', value),
    JSON.stringify(await sharedSession(system, account)),
  );
}
