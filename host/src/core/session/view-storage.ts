import type { Session } from '@pazar/contracts/session';
import { RouteName } from '@pazar/contracts/route-names';
import { safeStorage } from '../storage/safe-storage.ts';

/** Key of the signed-in agent in a storage (specification, business constants). */
export const sessionKey = 'current-user';

/**
 * The storage of this tab alone, while a manager looks at an agent's data in it; null at all other
 * times. The manager's own session stays in local storage, where the other tabs have it.
 */
export function viewStorage(window: Window): Storage | null {
  const storage = safeStorage(window, 'sessionStorage');
  return storage.getItem(sessionKey) === null ? null : storage;
}

const leftKey = 'view-from';

/** The address that the manager left for the agent's data; `/` where it is unknown. */
export function addressBeforeView(view: Storage): string {
  const address = view.getItem(leftKey) ?? RouteName.Root;
  view.removeItem(leftKey);
  return address;
}

/**
 * Reloads this tab's page with the agent's session that the manager received.
 *
 * @throws DOMException where the browser blocks session storage, or it is full: the page stays
 */
export function viewAgent(session: Session): void {
  sessionStorage.setItem(sessionKey, JSON.stringify(session));
  sessionStorage.setItem(leftKey, location.pathname + location.search);
  location.assign(RouteName.Root);
}
