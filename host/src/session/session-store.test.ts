import type { Session } from '@pazar/contracts/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectReport, silence } from '../../test/expect-report.ts';
import { aSignedInAgent } from '../../test/sessions.ts';
import { safeStorage } from '../boot/safe-storage.ts';
import { createSessionStore } from './session-store.ts';

const key = 'current-user';
const agent = aSignedInAgent();

const makeStore = (storage = localStorage) => createSessionStore(storage, window);
const current = (store = makeStore()) => store.getState().session;

/** What another tab does: it changes the storage, and the browser tells this one. */
function changeInAnotherTab(session: Session | null): void {
  if (session === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(session));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

describe('createSessionStore', () => {
  it('keeps the agent under the specified key for the next start', () => {
    makeStore().getState().signIn(agent);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(agent);
    expect(current()).toEqual(agent);
  });

  it('forgets the agent, in storage too', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    store.getState().signOut();
    expect(current(store)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect(current()).toBeNull();
  });

  it('takes a session without expiry, or with the epoch for one, as signed out', () => {
    const { tokenExpiry: _, ...withoutExpiry } = agent;
    localStorage.setItem(key, JSON.stringify(withoutExpiry));
    expect(current()).toBeNull();
    localStorage.setItem(
      key,
      JSON.stringify({ ...agent, tokenExpiry: '1970-01-01T00:00:00.000Z' }),
    );
    expect(current()).toBeNull();
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '"producer"',
    '{}',
    JSON.stringify({ ...agent, tokenExpiry: '2020-01-01T00:00:00.000Z' }),
    JSON.stringify({ ...agent, tokenExpiry: 'tomorrow' }),
    JSON.stringify({ ...agent, token: '' }),
    JSON.stringify({ ...agent, roles: ['ROLE_ADMIN'] }),
    JSON.stringify({ ...agent, id: 7 }),
  ])('takes the stored text %j as signed out', (stored) => {
    localStorage.setItem(key, stored);
    expect(current()).toBeNull();
  });

  it('does not sign in with a session that is over already', () => {
    const store = makeStore();
    store.getState().signIn(aSignedInAgent({ tokenExpiry: '1970-01-01T00:00:00.000Z' }));
    expect(current(store)).toBeNull();
  });

  it('signs out when another tab does', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    changeInAnotherTab(null);
    expect(current(store)).toBeNull();
  });

  it('becomes the agent that another tab signs in, and follows a change of agent', () => {
    const store = makeStore();
    changeInAnotherTab(agent);
    expect(current(store)).toEqual(agent);
    const manager = aSignedInAgent({ id: '2', username: 'manager', roles: ['ROLE_MANAGEMENT'] });
    changeInAnotherTab(manager);
    expect(current(store)).toEqual(manager);
  });

  it('signs out when another tab clears the storage, and ignores changes of other keys', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
    expect(current(store)).toEqual(agent);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(current(store)).toBeNull();
  });

  describe('at the expiry', () => {
    beforeEach(() => {
      vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') });
    });

    afterEach(() => {
      vi.useRealTimers();
    });

    it('ends the session, of a sign-in and of a start alike', () => {
      const store = makeStore();
      store.getState().signIn(aSignedInAgent({ tokenExpiry: '2026-11-21T10:30:00.000Z' }));
      const started = makeStore();
      vi.advanceTimersByTime(30 * 60_000 - 1);
      expect(current(store)).not.toBeNull();
      expect(current(started)).not.toBeNull();
      vi.advanceTimersByTime(1);
      expect(current(store)).toBeNull();
      expect(current(started)).toBeNull();
    });

    it('waits longer than one timer can', () => {
      const store = makeStore();
      store.getState().signIn(aSignedInAgent({ tokenExpiry: '2027-01-20T10:00:00.000Z' }));
      vi.advanceTimersByTime(59 * 86_400_000);
      expect(current(store)).not.toBeNull();
      vi.advanceTimersByTime(86_400_000);
      expect(current(store)).toBeNull();
    });

    it('goes by the session of the moment, not by one before it', () => {
      const store = makeStore();
      store.getState().signIn(aSignedInAgent({ tokenExpiry: '2026-11-21T10:30:00.000Z' }));
      store.getState().signIn(aSignedInAgent({ tokenExpiry: '2026-11-21T12:00:00.000Z' }));
      vi.advanceTimersByTime(60 * 60_000);
      expect(current(store)).not.toBeNull();
      vi.advanceTimersByTime(60 * 60_000);
      expect(current(store)).toBeNull();
    });
  });

  it('works in memory while the storage is full', () => {
    silence('warn');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = makeStore();
    store.getState().signIn(agent);
    expect(current(store)).toEqual(agent);
    expectReport('warn', 'The session lives in this tab only');
    store.getState().signOut();
    expect(current(store)).toBeNull();
  });

  it('works in memory where the storage is blocked', () => {
    const blocked = Object.create(window, {
      localStorage: {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    }) as Window;
    const store = makeStore(safeStorage(blocked));
    store.getState().signIn(agent);
    expect(current(store)).toEqual(agent);
    expect(localStorage.getItem(key)).toBeNull();
  });
});
