/** Five in a minute is the limit at which a fault is no accident any more. */
const maxRestarts = 5;
const windowMilliseconds = 60_000;
const firstDelay = 500;

/** Returns the milliseconds to wait before the next start, or `null` to give up. */
export type RestartPolicy = () => number | null;

/** Waits 0.5, 1, 2, 4, 8 s; gives up after five restarts within a minute. */
export function createRestartPolicy(now: () => number = Date.now): RestartPolicy {
  let restarts: number[] = [];
  return () => {
    restarts = restarts.filter((time) => now() - time < windowMilliseconds);
    if (restarts.length >= maxRestarts) return null;
    const delay = firstDelay * 2 ** restarts.length;
    restarts.push(now());
    return delay;
  };
}
