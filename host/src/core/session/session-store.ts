import { type Session, sessionSchema } from '@pazar/contracts/session';
import { createStore } from 'zustand/vanilla';
import type { ServerClock } from '../clock/server-clock.ts';
import { createSessionKeeper } from './session-keeper.ts';
import { watchSession } from './watch-session.ts';

export interface SessionState {
  /** The agent whose page this is, or null. */
  readonly session: Session | null;
  /**
   * The agent's session ended while the page was open. Nothing is sent in their name until they
   * have signed in again, in place.
   */
  readonly isExpired: boolean;
  /** What went wrong with keeping the session, to be said once. */
  readonly fault: SessionFault | null;
  /** Keeps the agent, in storage too; one whose session is over already is not signed in. */
  signIn(session: Session): void;
  /**
   * Takes newer facts about the agent, who may have another token by now. Does nothing unless the
   * session still has the token that was asked with.
   */
  refresh(token: string, session: Session): void;
  /** Forgets the agent here, in storage and in other tabs. */
  signOut(): void;
  /** The session with this token has ended, whoever noticed. */
  expire(token: string): void;
}

/**
 * - `not-kept`: storage is blocked or full, so that the session lasts as long as the page;
 * - `unreadable`: what storage held was damaged or of an older shape, and was removed.
 */
export type SessionFault = 'not-kept' | 'unreadable';

export interface SessionStoreOptions {
  /** Where `current-user` is kept. */
  readonly storage: Storage;
  /** Source of storage events, of timers and of the page's own comings and goings. */
  readonly window: Window;
  readonly clock: ServerClock;
}

/**
 * The session of this browser. Made once at start and handed down; other tabs' changes come in by
 * themselves, so that signing out or changing the agent in one shows in all.
 */
export function createSessionStore(options: SessionStoreOptions) {
  const { clock } = options;
  const keeper = createSessionKeeper(options, adopt);
  const atStart = keeper.read();
  const isValid = ({ tokenExpiry }: Session) => Date.parse(tokenExpiry) > clock.now();

  const store = createStore<SessionState>((set, get) => ({
    session: atStart.session !== null && isValid(atStart.session) ? atStart.session : null,
    isExpired: false,
    fault: atStart.isUnreadable ? 'unreadable' : null,
    signIn(given) {
      if (!isValid(given)) return set({ session: null, isExpired: false });
      // Exactly the specified fields, whatever else the answer held.
      const session = sessionSchema.parse(given);
      set({ session, isExpired: false, fault: keeper.keep(session) ? null : 'not-kept' });
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

  /** Takes over what another tab, or this one earlier, has kept. */
  function adopt(kept: Session | null): void {
    const { session, isExpired } = store.getState();
    const valid = kept !== null && isValid(kept) ? kept : null;
    // The same agent's session that is over says nothing new; a stranger's, that ours is gone.
    if (kept?.id === session?.id && (valid === null || isSameSession(valid, session)))
      return check();
    // A token that the server refused stays refused, whatever else is new about the agent.
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

/** Whether two sessions say the same of the agent, with the same token. */
function isSameSession(one: Session, other: Session | null): boolean {
  // Both were read by one schema, which sets the order of the fields.
  return JSON.stringify(sessionSchema.parse(one)) === JSON.stringify(other);
}

export type SessionStore = ReturnType<typeof createSessionStore>;
