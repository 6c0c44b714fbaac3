import type { Session } from '@pazar/contracts/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { createServerClock } from '../clock/server-clock.ts';
import { createSessionStore } from './session-store.ts';

const key = 'current-user';
const agent = aSignedInAgent();
const manager = aSignedInAgent({
  id: '2',
  username: 'manager',
  roles: ['ROLE_MANAGEMENT'],
  token: "manager's",
});

const makeStore = (storage = localStorage) =>
  createSessionStore({ storage, window, clock: createServerClock(performance, Date.now()) });
const current = (store = makeStore()) => store.getState().session;

/** Acts as another tab: changes the storage and fires this tab's event. */
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

  it('keeps exactly the specified fields', () => {
    makeStore()
      .getState()
      .signIn(Object.assign({ password: 'secret', email: 'a@b.mk' }, agent));
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(agent);
    expect(Object.keys(current() ?? {}).toSorted()).toEqual([
      'authenticationProvider',
      'creationDate',
      'id',
      'roles',
      'token',
      'tokenExpiry',
      'updateDate',
      'userType',
      'username',
      'verified',
    ]);
  });

  it('takes newer facts about the agent, and keeps them for the next start', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    const promoted = { ...agent, token: 'newer', roles: manager.roles };
    store.getState().refresh(agent.token, promoted);
    expect(current(store)).toEqual(promoted);
    expect(current()).toEqual(promoted);
  });

  it('takes no facts about another agent, for an older token, or of a session that is over', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    store.getState().refresh(agent.token, manager);
    store.getState().refresh('older', { ...agent, verified: false });
    store.getState().refresh(agent.token, { ...agent, tokenExpiry: '1970-01-01T00:00:00.000Z' });
    expect(current(store)).toEqual(agent);
  });

  it('forgets the agent, in storage too', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    store.getState().signOut();
    expect(current(store)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect(current()).toBeNull();
  });

  it('refuses an expired agent with false, and stays as it is', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    expect(store.getState().signIn({ ...manager, tokenExpiry: '1970-01-01T00:00:00.000Z' })).toBe(
      false,
    );
    expect(current(store)).toEqual(agent);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(agent);
    expect(store.getState().signIn(manager)).toBe(true);
    expect(current(store)).toEqual(manager);
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
    JSON.stringify({ ...agent, token: '' }),
    JSON.stringify({ ...agent, id: '' }),
  ])('takes the stored text %j as signed out, says so and removes it', (stored) => {
    localStorage.setItem(key, stored);
    const store = makeStore();
    expect(current(store)).toBeNull();
    expect(store.getState().fault).toBe('unreadable');
    expect(makeStore().getState().fault).toBeNull();
  });

  it('takes a session that is over as signed out, and has nothing to say about it', () => {
    const over = { ...agent, tokenExpiry: '2020-01-01T00:00:00.000Z' };
    localStorage.setItem(key, JSON.stringify(over));
    expect(makeStore().getState()).toMatchObject({ session: null, isExpired: false, fault: null });
    // Another tab may show it below its dialog; removing it would end that tab's unsaved work.
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  it('does not sign in with a session that is over already', () => {
    const store = makeStore();
    store.getState().signIn(aSignedInAgent({ tokenExpiry: '1970-01-01T00:00:00.000Z' }));
    expect(current(store)).toBeNull();
  });
});

describe('Two tabs', () => {
  it('sign out together', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    changeInAnotherTab(null);
    expect(current(store)).toBeNull();
  });

  it('sign in together, and change the agent together', () => {
    const store = makeStore();
    changeInAnotherTab(agent);
    expect(current(store)).toEqual(agent);
    changeInAnotherTab(manager);
    expect(current(store)).toEqual(manager);
  });

  it('learn of new roles together, and a session that the server refused stays over', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    const promoted = { ...agent, roles: manager.roles };
    changeInAnotherTab(promoted);
    expect(current(store)).toEqual(promoted);
    store.getState().expire(agent.token);
    changeInAnotherTab(agent);
    expect(store.getState()).toMatchObject({ session: agent, isExpired: true });
  });

  it('sign out when one of them clears the storage, and ignore other keys', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
    expect(current(store)).toEqual(agent);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(current(store)).toBeNull();
  });

  it('agree again when a page comes back that missed the change while it was frozen', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    localStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(current(store)).toBeNull();
  });
});

describe('A session that ends while the page is open', () => {
  const soon = '2026-11-21T10:30:00.000Z';
  const later = '2026-11-21T20:00:00.000Z';
  const state = (store: ReturnType<typeof makeStore>) => {
    const { session, isExpired } = store.getState();
    return { id: session?.id ?? null, isExpired };
  };

  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is over at its expiry, after a sign-in and after a start alike', () => {
    const store = makeStore();
    store.getState().signIn({ ...agent, tokenExpiry: soon });
    const started = makeStore();
    vi.advanceTimersByTime(30 * 60_000 - 1);
    expect([store, started].map((each) => each.getState().isExpired)).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([store, started].map(state)).toEqual([
      { id: agent.id, isExpired: true },
      { id: agent.id, isExpired: true },
    ]);
  });

  it('waits longer than one timer can', () => {
    const store = makeStore();
    store.getState().signIn({ ...agent, tokenExpiry: '2027-01-20T10:00:00.000Z' });
    vi.advanceTimersByTime(59 * 86_400_000);
    expect(state(store).isExpired).toBe(false);
    vi.advanceTimersByTime(86_400_000);
    expect(state(store).isExpired).toBe(true);
  });

  it('goes on with the agent who signs in again, here or in another tab', () => {
    const store = makeStore();
    store.getState().signIn({ ...agent, tokenExpiry: soon });
    vi.advanceTimersByTime(30 * 60_000);
    store.getState().signIn({ ...agent, token: 'second', tokenExpiry: '2026-11-21T11:00:00.000Z' });
    expect(state(store)).toEqual({ id: agent.id, isExpired: false });
    vi.advanceTimersByTime(30 * 60_000);
    expect(state(store).isExpired).toBe(true);
    changeInAnotherTab({ ...agent, token: 'third', tokenExpiry: later });
    expect(state(store)).toEqual({ id: agent.id, isExpired: false });
  });

  it('ends when the agent gives it up, in every tab', () => {
    const store = makeStore();
    store.getState().signIn({ ...agent, tokenExpiry: soon });
    vi.advanceTimersByTime(30 * 60_000);
    changeInAnotherTab(null);
    expect(state(store)).toEqual({ id: null, isExpired: false });
  });

  it('does not end it that an older one of the same agent comes by', () => {
    const store = makeStore();
    store.getState().signIn({ ...agent, tokenExpiry: later });
    changeInAnotherTab({ ...agent, token: 'older', tokenExpiry: '2026-11-20T10:00:00.000Z' });
    expect(state(store)).toEqual({ id: agent.id, isExpired: false });
  });

  it('is over when the API says so of its token, and of no other', () => {
    const store = makeStore();
    store.getState().signIn({ ...agent, token: 'second' });
    store.getState().expire('first');
    expect(state(store).isExpired).toBe(false);
    store.getState().expire('second');
    expect(state(store).isExpired).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(state(store).isExpired).toBe(true);
  });

  it.each([-3, 3])('is judged by the server when the clock is %i days off', (days) => {
    vi.setSystemTime(Date.parse('2026-11-21T10:00:00.000Z') + days * 86_400_000);
    const clock = createServerClock(performance, Date.now());
    const store = createSessionStore({ storage: localStorage, window, clock });
    clock.learn(Date.parse('2026-11-21T10:00:00.000Z'));
    store.getState().signIn({ ...agent, tokenExpiry: soon });
    expect(state(store)).toEqual({ id: agent.id, isExpired: false });
    vi.advanceTimersByTime(29 * 60_000);
    expect(state(store).isExpired).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(state(store).isExpired).toBe(true);
  });

  it('asks the server for the time after a sleep or a change of the clock', async () => {
    const date = 'Sat, 21 Nov 2026 18:00:00 GMT';
    const asked = vi.fn<() => Promise<Response>>(() =>
      Promise.resolve(new Response(null, { headers: { date } })),
    );
    vi.stubGlobal('fetch', asked);
    // A separate page: stores of other tests still watch the shared one.
    const page = Object.create(window, {
      document: { value: Object.assign(new EventTarget(), { visibilityState: 'visible' }) },
      addEventListener: { value: () => undefined },
    }) as Window;
    const clock = createServerClock(performance, Date.now());
    const store = createSessionStore({ storage: localStorage, window: page, clock });
    store.getState().signIn({ ...agent, tokenExpiry: soon });
    page.document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).not.toHaveBeenCalled();
    // Timers and the steady clock were paused for eight hours.
    vi.setSystemTime(Date.parse('2026-11-21T18:00:00.000Z'));
    page.document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledOnce();
    expect(state(store).isExpired).toBe(true);
  });
});
