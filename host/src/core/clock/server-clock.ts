/** Answers tell the time in whole seconds and travel for a while; less is no difference. */
const tolerance = 2_000;

/**
 * The server's time. The browser's clock may be days wrong and may be set while the page is open,
 * so it is asked for nothing: the time the server told runs on by the page's own steady clock.
 */
export interface ServerClock {
  /** Milliseconds since the epoch, as the server counts them. */
  now(): number;
  /** Takes the time that the server tells, where it differs from what was known. */
  learn(serverTime: number): void;
}

/**
 * @param steady a clock that nobody sets, such as `performance`
 * @param start the server's time as far as it is known now
 */
export function createServerClock(steady: Pick<Performance, 'now'>, start: number): ServerClock {
  let known = start;
  let since = steady.now();
  const now = () => known + (steady.now() - since);
  return {
    now,
    learn(serverTime) {
      if (!(Math.abs(serverTime - now()) > tolerance)) return;
      known = serverTime;
      since = steady.now();
    },
  };
}

/** The time in a `Date` header, in the middle of its second; NaN when it is not one. */
export function timeOfDateHeader(header: unknown): number {
  return typeof header === 'string' ? Date.parse(header) + 500 : Number.NaN;
}
