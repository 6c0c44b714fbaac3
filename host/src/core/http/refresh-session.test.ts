import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { fakeHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import type { AgentApi, SessionOutcome } from './agent-api.ts';
import { createSessionRefresher } from './refresh-session.ts';

const start = Date.parse('2026-11-22T08:00:00.000Z');
const hours = (count: number) => count * 60 * 60 * 1000;
const endingIn = (count: number) => new Date(start + hours(count)).toISOString();

const agent = aSignedInAgent({ token: 'first', tokenExpiry: endingIn(12) });
const promoted = { ...agent, roles: [...agent.roles, 'ROLE_MANAGEMENT' as const] };

let visibility: MockInstance<() => DocumentVisibilityState>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  stop = () => undefined;
});

afterEach(() => {
  stop();
  visibility.mockRestore();
  vi.useRealTimers();
});

/** A tab with `signedIn`, whose server gives these outcomes. */
function aTab({
  signedIn = agent,
  current = { agent: promoted },
  renewed = { failure: 'unreachable' },
  isFresh = false,
}: {
  signedIn?: typeof agent;
  current?: SessionOutcome;
  renewed?: SessionOutcome;
  isFresh?: boolean;
} = {}) {
  const { session, clock } = fakeHost();
  session.getState().signIn(signedIn);
  const agentApi = {
    current: vi.fn<AgentApi['current']>(() => Promise.resolve(current)),
    renew: vi.fn<AgentApi['renew']>(() => Promise.resolve(renewed)),
  };
  const refresher = createSessionRefresher({ agentApi, session, clock, isFresh });
  const watch = () => {
    stop = refresher.watch();
    return vi.advanceTimersByTimeAsync(0);
  };
  return { ...refresher, watch, agentApi, state: () => session.getState(), session };
}

async function show(state: DocumentVisibilityState): Promise<void> {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

describe('The session of a tab', () => {
  it('has the roles that the server knows as soon as it is watched', async () => {
    const { watch, state, agentApi } = aTab();
    await watch();
    expect(agentApi.current).toHaveBeenCalledWith('first', expect.any(AbortSignal));
    expect(state().session).toEqual(promoted);
  });

  it('is not read a second time after a start that has just read it', async () => {
    const { watch, agentApi } = aTab({ isFresh: true });
    await watch();
    expect(agentApi.current).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    await show('hidden');
    await show('visible');
    expect(agentApi.current).toHaveBeenCalledOnce();
  });

  it('is not read on when the agent signs out: the server would refuse it', async () => {
    const { watch, agentApi, state } = aTab();
    const answer = Promise.withResolvers<SessionOutcome>();
    agentApi.current.mockReturnValueOnce(answer.promise);
    await watch();
    const signal = agentApi.current.mock.lastCall?.[1];
    expect(signal?.aborted).toBe(false);
    state().signOut();
    expect(signal?.aborted).toBe(true);
    answer.resolve({ failure: 'unreachable' });
    await vi.advanceTimersByTimeAsync(0);
    expect(state().session).toBeNull();
  });

  it('is read again when the tab is shown, at most once a minute', async () => {
    const { watch, agentApi } = aTab();
    await watch();
    await show('hidden');
    await show('visible');
    expect(agentApi.current).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await show('hidden');
    expect(agentApi.current).toHaveBeenCalledTimes(1);
    await show('visible');
    expect(agentApi.current).toHaveBeenCalledTimes(2);
  });

  it('is read at once when a section asks, and once for all who ask', async () => {
    const { watch, refresh, agentApi } = aTab();
    await watch();
    await expect(Promise.all([refresh(), refresh()])).resolves.toEqual([true, true]);
    expect(agentApi.current).toHaveBeenCalledTimes(2);
  });

  it('is renewed an hour before its token ends', async () => {
    const renewed = { agent: { ...agent, token: 'second', tokenExpiry: endingIn(23) } };
    const { watch, state, agentApi } = aTab({ current: { agent }, renewed });
    await watch();
    await vi.advanceTimersByTimeAsync(hours(10.9));
    expect(agentApi.renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(hours(0.2));
    expect(agentApi.renew).toHaveBeenCalledExactlyOnceWith('first', expect.any(AbortSignal));
    expect(state()).toMatchObject({ isExpired: false, session: { token: 'second' } });
  });

  it('is renewed once more where the server did not answer, before it ends', async () => {
    const { watch, agentApi } = aTab({ current: { agent } });
    await watch();
    await vi.advanceTimersByTimeAsync(hours(11.1));
    expect(agentApi.renew.mock.calls.length).toBeGreaterThan(1);
  });

  it('is not renewed while nobody looks at the tab, and is when somebody does', async () => {
    const renewed = { agent: { ...agent, token: 'second', tokenExpiry: endingIn(23) } };
    const { watch, agentApi } = aTab({ current: { agent }, renewed });
    await watch();
    await show('hidden');
    await vi.advanceTimersByTimeAsync(hours(11.5));
    expect(agentApi.renew).not.toHaveBeenCalled();
    await show('visible');
    expect(agentApi.renew).toHaveBeenCalledOnce();
  });

  it('is not renewed again and again where the server goes on no longer', async () => {
    const last = { ...agent, token: 'last', tokenExpiry: endingIn(0.5) };
    const signedIn = { ...agent, tokenExpiry: endingIn(0.4) };
    const { watch, agentApi } = aTab({
      signedIn,
      current: { agent: last },
      renewed: { agent: last },
    });
    await watch();
    await vi.advanceTimersByTimeAsync(hours(0.3));
    expect(agentApi.renew).toHaveBeenCalledOnce();
  });

  it('ends when the server refuses its token, so that the agent signs in again', async () => {
    const { refresh, state } = aTab({ current: { failure: 'refused' } });
    await expect(refresh()).resolves.toBe(false);
    expect(state()).toMatchObject({ isExpired: true, session: { id: agent.id } });
  });

  it('stays as it is where the server does not answer', async () => {
    const { refresh, state } = aTab({ current: { failure: 'unreachable' } });
    await expect(refresh()).resolves.toBe(false);
    expect(state()).toMatchObject({ isExpired: false, session: agent });
  });

  it('never takes what was asked for an agent who has left', async () => {
    const { refresh, session, state } = aTab();
    const asked = refresh();
    const other = aSignedInAgent({ id: 'other', token: 'others', tokenExpiry: endingIn(12) });
    session.getState().signIn(other);
    await asked;
    expect(state().session).toEqual(other);
  });

  it('asks nothing for a visitor who is signed out', async () => {
    const { refresh, session, agentApi } = aTab();
    session.getState().signOut();
    await expect(refresh()).resolves.toBe(false);
    expect(agentApi.current).not.toHaveBeenCalled();
  });
});
