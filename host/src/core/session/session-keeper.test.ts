import { describe, expect, it, vi } from 'vitest';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { safeStorage } from '../storage/safe-storage.ts';
import { createServerClock } from '../clock/server-clock.ts';
import { createSessionStore } from './session-store.ts';

const key = 'current-user';
const agent = aSignedInAgent();
const manager = aSignedInAgent({ id: '2', username: 'manager', token: "manager's" });

const makeStore = (storage = localStorage) =>
  createSessionStore({ storage, window, clock: createServerClock(performance, Date.now()) });
const current = (store: ReturnType<typeof makeStore>) => store.getState().session;

function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('Storage that does not keep', () => {
  it('is said to be full, and what it held of another agent is removed', () => {
    const store = makeStore();
    store.getState().signIn(agent);
    fillStorage();
    store.getState().signIn(manager);
    expect(store.getState()).toMatchObject({ session: manager, fault: 'not-kept' });
    expect(localStorage.getItem(key)).toBeNull();
    store.getState().signOut();
    expect(current(store)).toBeNull();
  });

  it('leaves the session in memory when it is blocked, and says so at the sign-in', () => {
    const blocked = Object.create(window, {
      localStorage: {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    }) as Window;
    const store = makeStore(safeStorage(blocked));
    expect(store.getState().fault).toBeNull();
    store.getState().signIn(agent);
    expect(store.getState()).toMatchObject({ session: agent, fault: 'not-kept' });
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(current(store)).toEqual(agent);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('leaves tabs in agreement all the same', async () => {
    fillStorage();
    const here = makeStore();
    const there = makeStore();
    here.getState().signIn(agent);
    there.getState().signIn(agent);
    here.getState().signIn(manager);
    await vi.waitFor(() => expect(current(there)).toEqual(manager));
    there.getState().signOut();
    await vi.waitFor(() => expect(current(here)).toBeNull());
  });
});
