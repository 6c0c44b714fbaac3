import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { createServerClock } from '../../core/clock/server-clock.ts';
import { createSessionStore } from '../../core/session/session-store.ts';
import { viewStorage } from '../../core/session/view-storage.ts';
import { showViewBar } from './view-bar.tsx';

const key = 'current-user';
const agent = aSignedInAgent({ id: '7', token: 'view' });
const manager = aSignedInAgent({ id: '2', username: 'manager', token: "manager's" });

/** The page of a tab in which the manager looks at the agent's data. */
function openView(session = agent) {
  localStorage.setItem(key, JSON.stringify(manager));
  sessionStorage.setItem(key, JSON.stringify(session));
  sessionStorage.setItem('view-from', '/management/agents/7?tab=roles');
  const clock = createServerClock(performance, Date.now());
  const storage = viewStorage(window) ?? localStorage;
  const store = createSessionStore({ storage, window, clock });
  const { agentApi } = fakeHost();
  const logout = vi.fn<(token: string) => Promise<void>>(() => Promise.resolve());
  const host = fakeHost({ session: store, view: storage, agentApi: { ...agentApi, logout } });
  const goTo = vi.fn<(address: string) => void>();
  act(() => showViewBar(host, storage, goTo));
  return { store, logout, goTo };
}
const isViewing = () => viewStorage(window) !== null;
const managersOwn = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
});
afterEach(() => {
  // The page is left, as far as the bar knows: nothing of it holds back the question of a later file.
  window.dispatchEvent(new Event('beforeunload'));
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('The bar of a view', () => {
  it('says whose data they are, and comes back to the manager by its button', async () => {
    const { logout, goTo } = openView();
    const bar = await screen.findByRole('complementary', { name: 'Viewing as an agent' });
    expect(bar.textContent).toContain('the account of producer, read-only');
    await userEvent.setup().click(screen.getByRole('button', { name: 'End viewing' }));
    expect(isViewing()).toBe(false);
    expect(managersOwn()).toEqual(manager);
    expect(logout).toHaveBeenCalledWith('view');
    expect(goTo).toHaveBeenCalledWith('/management/agents/7?tab=roles');
  });

  it('ends when the session of the view is over', () => {
    const { store, goTo } = openView();
    act(() => store.getState().expire('view'));
    expect(isViewing()).toBe(false);
    expect(goTo).toHaveBeenCalledWith('/management/agents/7?tab=roles');
  });

  it('ends at once where its time has passed before the page was read', () => {
    const { goTo } = openView(aSignedInAgent({ tokenExpiry: '2020-01-01T00:00:00.000Z' }));
    expect(isViewing()).toBe(false);
    expect(goTo).toHaveBeenCalledWith('/management/agents/7?tab=roles');
  });

  it('ends when the manager signs out in another tab, and not with news of the same manager', () => {
    const { goTo } = openView();
    const notify = () => {
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    };
    localStorage.setItem(key, JSON.stringify({ ...manager, token: 'renewed' }));
    notify();
    expect(isViewing()).toBe(true);
    localStorage.removeItem(key);
    notify();
    expect(isViewing()).toBe(false);
    expect(goTo).toHaveBeenCalledOnce();
  });
});
