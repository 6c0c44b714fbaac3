import type { Session } from '@pazar/contracts/session';
import { sessionReader } from '@pazar/contracts/session-reader';
import { createStore } from 'zustand/vanilla';
import { createSessionKeeper } from './session-keeper.ts';
import type { SessionState, SessionStore, SessionStoreOptions } from './session-state.ts';
import { timeOfDateHeader } from '../clock/server-clock.ts';
import { sendRequest } from '../request/send-request.ts';

/** Longest delay that a timer can hold (a signed 32-bit number of milliseconds). */
const maxDelay = 2 ** 31 - 1;

/**
 * The session of this browser. Created once at start and passed down. It follows changes in other
 * tabs, so that signing out or changing the agent in one tab shows in all.
 */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { clock } = options;
  const keeper = createSessionKeeper(options, adopt);
  const atStart = keeper.read();
  const isValid = ({ tokenExpiry }: Session) => Date.parse(tokenExpiry) > clock.now();

  const store = createStore<SessionState>((set, get) => ({
    session: atStart.session !== null && isValid(atStart.session) ? atStart.session : null,
    isExpired: false,
    fault: atStart.isUnreadable ? 'unreadable' : null,
    signIn(given) {
      if (!isValid(given)) return false;
      // Exactly the specified fields, whatever else the answer contains.
      const session = sessionReader.parse(given);
      set({ session, isExpired: false, fault: keeper.keep(session) ? null : 'not-kept' });
      return true;
    },
    refresh(token, given) {
      const { session, isExpired } = get();
      if (session?.token !== token || session.id !== given.id || isExpired) return;
      if (!isValid(given)) return;
      if (!isSameSession(session, given)) get().signIn(given);
    },
    signOut() {
      keeper.forget();
      set({ session: null, isExpired: false });
    },
    expire(token) {
      if (get().session?.token === token) set({ isExpired: true });
    },
  }));

  /** Adopts the session that another tab, or this one earlier, has stored. */
  function adopt(kept: Session | null): void {
    const { session, isExpired } = store.getState();
    const valid = kept !== null && isValid(kept) ? kept : null;
    // An expired session of the same agent changes nothing; one of another agent ends ours.
    if (kept?.id === session?.id && (valid === null || isSameSession(valid, session)))
      return check();
    // A token that the server rejected stays rejected, even if the agent's data are newer.
    store.setState({ session: valid, isExpired: isExpired && hasSameToken(valid, session) });
  }

  function check(): void {
    const state = store.getState();
    const { session, isExpired } = state;
    if (session !== null && !isExpired && !isValid(session)) state.expire(session.token);
  }

  watchSession(options, { store, check, refresh: () => keeper.refresh() });
  return store;
}

function hasSameToken(one: Session | null, other: Session | null): boolean {
  return one !== null && one.token === other?.token;
}

/** Whether two sessions have the same agent data and the same token. */
function isSameSession(one: Session, other: Session | null): boolean {
  // One reader read both, so their fields have the same order.
  return JSON.stringify(sessionReader.parse(one)) === JSON.stringify(other);
}

interface Watched {
  readonly store: Pick<SessionStore, 'getState' | 'subscribe'>;
  /** Ends the session if it has expired. */
  readonly check: () => void;
  /** Reads the storage again. */
  readonly refresh: () => void;
}

/** Looks after the session at its expiry, and when a page that slept or was left is shown again. */
function watchSession(
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
