import { type Session, sessionSchema } from '@pazar/contracts/session';
import { createStore } from 'zustand';

/** Local storage key of the signed-in agent (specification, business constants). */
const sessionKey = 'current-user';

export interface SessionState {
  /** The signed-in agent, or null. Never one whose `tokenExpiry` has passed. */
  readonly session: Session | null;
  /** Keeps the agent, in storage too; one whose session is over already is not signed in. */
  signIn(session: Session): void;
  /** Forgets the agent here and in storage. */
  signOut(): void;
}

/**
 * The session of this browser. Made once at start and handed down; other tabs' changes come in
 * through the storage event, so that signing out in one shows in all.
 *
 * @param storage where `current-user` is kept
 * @param window source of storage events and of the expiry timer
 */
export function createSessionStore(storage: Storage, window: Window) {
  const store = createStore<SessionState>((set) => ({
    session: readSession(storage),
    signIn(session) {
      if (!isValid(session)) return set({ session: null });
      keep(storage, session);
      set({ session });
    },
    signOut() {
      storage.removeItem(sessionKey);
      set({ session: null });
    },
  }));

  window.addEventListener('storage', (event) => {
    if (event.key === sessionKey || event.key === null) {
      store.setState({ session: readSession(storage) });
    }
  });
  endAtExpiry(store, window);
  return store;
}
export type SessionStore = ReturnType<typeof createSessionStore>;

/** The stored agent, when it has the specified shape and has not expired. */
function readSession(storage: Storage): Session | null {
  try {
    const session = sessionSchema.parse(JSON.parse(storage.getItem(sessionKey) ?? 'null'));
    return isValid(session) ? session : null;
  } catch {
    return null;
  }
}

function isValid({ tokenExpiry }: Session): boolean {
  return Date.parse(tokenExpiry) > Date.now();
}

/** A full or blocked storage costs the next start its session, not this one. */
function keep(storage: Storage, session: Session): void {
  try {
    storage.setItem(sessionKey, JSON.stringify(session));
  } catch (error) {
    console.warn('The session lives in this tab only: storage is not available', error);
  }
}

/** Longest delay that a timer can hold (a signed 32-bit number of milliseconds). */
const longestDelay = 2 ** 31 - 1;

function endAtExpiry(
  store: Pick<SessionStore, 'getState' | 'setState' | 'subscribe'>,
  window: Window,
) {
  let timer = 0;
  function schedule({ session }: SessionState): void {
    window.clearTimeout(timer);
    if (session === null) return;
    const left = Date.parse(session.tokenExpiry) - Date.now();
    timer = window.setTimeout(
      () => {
        const current = store.getState().session;
        if (current !== null && !isValid(current)) store.setState({ session: null });
        else schedule(store.getState());
      },
      Math.min(Math.max(left, 0), longestDelay),
    );
  }
  schedule(store.getState());
  store.subscribe(schedule);
}
