const prefix = 'pazar-unsaved:';

/** The lock of this tab: others find it also while the browser lets this tab sleep. */
const own = `${prefix}${Math.random()}`;

/** Shows to other tabs that something is unsaved here. @returns stops */
export function showToOtherTabs(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Without a secure context there are no locks; nobody is logged in there.
  if ('locks' in navigator) navigator.locks.request(own, () => promise).catch(() => undefined);
  return resolve;
}

/** Whether something is unsaved in another tab of this browser. */
export async function isAnotherTabHeld(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name = '' }) => name.startsWith(prefix) && name !== own);
}
