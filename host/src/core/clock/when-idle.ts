/** A page may stay busy; the work then starts after this many milliseconds. */
const maxWait = 3_000;

/** Safari has no idle callback; after this many milliseconds its first paint is over. */
const waitWithoutIdle = 1_000;

/** Runs the work once the browser is idle, so that the agent's own page comes first. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: maxWait });
  else setTimeout(work, waitWithoutIdle);
}
