import type { SessionStore, SessionStoreOptions } from './session-state.ts';
import { timeOfDateHeader } from '../clock/server-clock.ts';
import { sendRequest } from '../request/send-request.ts';

interface Watched {
  readonly store: Pick<SessionStore, 'getState' | 'subscribe'>;
  /** Ends the session if it has expired. */
  readonly check: () => void;
  /** Reads the storage again. */
  readonly refresh: () => void;
}

/** Longest delay that a timer can hold (a signed 32-bit number of milliseconds). */
const maxDelay = 2 ** 31 - 1;

/** Looks after the session at its expiry, and when a page that slept or was left is shown again. */
export function watchSession(
  { window, clock }: Pick<SessionStoreOptions, 'window' | 'clock'>,
  { store, check, refresh }: Watched,
): void {
  let timer = 0;
  function schedule(): void {
    window.clearTimeout(timer);
    const { session, isExpired } = store.getState();
    if (session === null || isExpired) return;
    const left = Math.max(Date.parse(session.tokenExpiry) - clock.now(), 0);
    timer = window.setTimeout(
      () => {
        check();
        schedule();
      },
      Math.min(left, maxDelay),
    );
  }
  store.subscribe(schedule);
  schedule();

  const hasSlept = noticeSleep(() => clock.now());
  async function lookAgain(): Promise<void> {
    if (window.document.visibilityState === 'hidden') return;
    refresh();
    if (hasSlept()) {
      const time = await askTime();
      clock.learn(time);
    }
    check();
    schedule();
  }
  window.addEventListener('pageshow', () => void lookAgain());
  window.document.addEventListener('visibilitychange', () => void lookAgain());
}

/** The steady clock stops while a computer sleeps; then the two clocks drift apart. */
function noticeSleep(now: () => number): () => boolean {
  const most = 5_000;
  let difference = Date.now() - now();
  return () => {
    const drift = Math.abs(Date.now() - now() - difference);
    difference = Date.now() - now();
    return drift > most;
  };
}

/** The server's time by the page's own origin; NaN when it does not answer. */
async function askTime(): Promise<number> {
  try {
    const options = { method: 'HEAD', cache: 'no-store' } as const;
    return await sendRequest('/config.json', options, ({ headers }) =>
      timeOfDateHeader(headers.get('date')),
    );
  } catch {
    return Number.NaN;
  }
}
