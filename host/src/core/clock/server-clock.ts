/** A `Date` header has whole seconds and some network delay; a smaller difference is ignored. */
const tolerance = 2_000;

/**
 * The server's time. The browser's clock may be days wrong and may change while the page is open,
 * so it is not read: the server's time advances by the page's steady clock.
 */
export interface ServerClock {
  /** Milliseconds since the epoch, as the server counts them. */
  now(): number;
  /** Adopts the server's reported time where it differs from the known one. */
  learn(serverTime: number): void;
}

/**
 * @param steady a clock that nobody sets, such as `performance`
 * @param start the server's time as known now
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

/** Parses a `Date` header as the middle of its second; NaN when it is invalid. */
export function timeOfDateHeader(header: unknown): number {
  return typeof header === 'string' ? Date.parse(header) + 500 : Number.NaN;
}
