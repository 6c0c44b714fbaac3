/** A page may stay busy; the work then starts after this many milliseconds. */
const maxWait = 3_000;

/** Safari has no idle callback; after this many milliseconds its first paint is over. */
const waitWithoutIdle = 1_000;

/** Does the work once the browser is idle: what the agent came for comes first. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: maxWait });
  else setTimeout(work, waitWithoutIdle);
}
