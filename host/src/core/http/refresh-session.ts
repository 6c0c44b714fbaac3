import type { Session } from '@pazar/contracts/session';
import type { ServerClock } from '../clock/server-clock.ts';
import type { SessionStore } from '../session/session-state.ts';
import type { AgentApi } from './agent-api.ts';

/** The shortest time between two automatic reads of the agent (milliseconds). */
const minInterval = 60_000;

/**
 * A token is renewed when it expires within this time (milliseconds). Tokens last twelve hours; an
 * hour outlasts most connection failures.
 */
const renewBefore = 60 * 60 * 1000;

/** Longest delay that a timer can hold (a signed 32-bit number of milliseconds). */
const maxDelay = 2 ** 31 - 1;

export interface RefreshOptions {
  readonly agentApi: Pick<AgentApi, 'current' | 'renew'>;
  readonly session: SessionStore;
  readonly clock: ServerClock;
  /** False for a manager's view of an agent's data, which ends at its time. */
  readonly canRenew?: boolean;
  /** The start has just read the agent from the server. */
  readonly isFresh?: boolean;
}

export interface SessionRefresher {
  /**
   * Reads the agent's roles, verification and type again, and renews a token that expires soon.
   *
   * @returns false when nobody is signed in or the server did not answer
   */
  readonly refresh: () => Promise<boolean>;
  /** Refreshes now, when the tab becomes visible, and before the token ends. @returns ends it */
  readonly watch: () => () => void;
}

/** Keeps the session of this tab up to date with the server. */
export function createSessionRefresher(options: RefreshOptions): SessionRefresher {
  const { agentApi, session: store, clock, canRenew = true, isFresh = false } = options;
  let running: Promise<boolean> | null = null;
  let lastRead = isFresh ? performance.now() : -Infinity;
  /**
   * The result of a renewal. If it also expires soon, the server does not extend the session
   * further.
   */
  let renewedToken: string | null = null;

  function endsSoon({ token, tokenExpiry }: Session): boolean {
    if (!canRenew) return false;
    return token !== renewedToken && Date.parse(tokenExpiry) - clock.now() < renewBefore;
  }

  async function read(): Promise<boolean> {
    const { session, isExpired } = store.getState();
    if (session === null || isExpired) return false;
    lastRead = performance.now();
    const { token } = session;
    const isRenewal = endsSoon(session);
    const held = new AbortController();
    // After signing out the server would refuse the token, and the browser report it.
    const unsubscribe = store.subscribe((now) => {
      if (now.session?.token !== token) held.abort();
    });
    const { signal } = held;
    const outcome = await (isRenewal
      ? agentApi.renew(token, signal)
      : agentApi.current(token, signal));
    unsubscribe();
    if ('agent' in outcome) {
      if (isRenewal) renewedToken = outcome.agent.token;
      store.getState().refresh(token, outcome.agent);
      return true;
    }
    if (outcome.failure === 'refused') store.getState().expire(token);
    return false;
  }

  function refresh(): Promise<boolean> {
    running ??= read().finally(() => (running = null));
    return running;
  }

  /** A hidden tab renews nothing: an abandoned session expires on time. */
  function refreshWhenVisible(): void {
    const isRecent = performance.now() - lastRead < minInterval;
    if (document.visibilityState === 'visible' && !isRecent) void refresh();
  }

  function watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function schedule(): void {
      clearTimeout(timer);
      const { session, isExpired } = store.getState();
      if (session === null || isExpired) return;
      const left = Date.parse(session.tokenExpiry) - renewBefore - clock.now();
      // After a failed try, and for a token that cannot be renewed, the next try waits.
      timer = setTimeout(
        () => {
          refreshWhenVisible();
          schedule();
        },
        Math.min(Math.max(left, minInterval), maxDelay),
      );
    }
    const unsubscribe = store.subscribe(schedule);
    document.addEventListener('visibilitychange', refreshWhenVisible);
    schedule();
    refreshWhenVisible();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', refreshWhenVisible);
    };
  }

  return { refresh, watch };
}
