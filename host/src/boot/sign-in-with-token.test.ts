import type { Notify } from '@pazar/shell/notify';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeHost } from '../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../test/sessions.ts';
import type { SessionOutcome } from '../core/http/agent-api.ts';
import { signInWithToken } from './sign-in-with-token.ts';

const owner = aSignedInAgent({ id: 'owner', username: 'producer', token: 'own' });
const stranger = aSignedInAgent({ id: 'stranger', username: 'manager', token: 'theirs' });

/** A visitor, signed in or not, opens a link with a token that the API answers so. */
async function open(
  token: string,
  answer: SessionOutcome | Promise<SessionOutcome>,
  signedIn = true,
) {
  history.replaceState(null, '', '/account');
  const { agentApi } = fakeHost();
  const said: Parameters<Notify>[] = [];
  const services = fakeHost({
    agentApi: {
      ...agentApi,
      current: () => Promise.resolve(answer),
      logout: () => Promise.resolve(),
    },
    notify: (...message) => void said.push(message),
  });
  if (signedIn) services.session.getState().signIn(owner);
  const follow = await signInWithToken(token, services);
  const visited: string[] = [];
  return {
    follow: () => follow?.({ services, goTo: (path) => visited.push(path) }),
    isFollowed: follow !== null,
    who: () => services.session.getState().session?.username ?? null,
    token: () => services.session.getState().session?.token,
    said,
    visited,
  };
}

// Compiled before a test waits for it.
beforeAll(() => import('../view/overlays/leave-dialog.tsx'));
async function press(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name: 'Log in from this link?' });
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

describe('A link with a token', () => {
  it.each([true, false])(
    'signs in at once after a sign-in that began in this browser (signed in before: %s)',
    async (signedIn) => {
      const page = await open('hand-over', { agent: stranger }, signedIn);
      expect([page.isFollowed, page.who(), location.pathname]).toEqual([false, 'manager', '/']);
    },
  );

  it('replaces nobody’s session while the visitor has not said so', async () => {
    const page = await open('theirs', { agent: stranger });
    expect([page.who(), location.pathname]).toEqual(['producer', '/account']);
    const asked = page.follow();
    await press('Do not log in');
    await asked;
    expect([page.who(), page.visited]).toEqual(['producer', []]);
  });

  it('signs in somebody else who agrees', async () => {
    const page = await open('theirs', { agent: stranger });
    const asked = page.follow();
    await press('Go on as manager');
    await asked;
    expect([page.who(), page.visited, page.said]).toEqual(['manager', ['/'], []]);
  });

  it('signs in a visitor at once, and says as whom with a way to log out', async () => {
    const page = await open('theirs', { agent: stranger }, false);
    expect([page.who(), location.pathname]).toEqual(['manager', '/']);
    await page.follow();
    const [[text, options] = []] = page.said;
    expect(text).toEqual({ key: 'session.link.arrived', values: { username: 'manager' } });
    expect(options?.action?.label).toEqual({ key: 'session.signOut' });
    expect(page.who()).toBe('manager');

    options?.action?.onAction();
    await expect.poll(() => page.visited).toEqual(['/home']);
    expect([page.who(), localStorage.getItem('current-user')]).toEqual([null, null]);
  });

  it('asks and says nothing to the agent whose session it is already', async () => {
    const page = await open('own', { agent: owner });
    expect([page.isFollowed, page.who(), location.pathname]).toEqual([false, 'producer', '/']);
  });

  it('keeps the new token of the agent whose session it is already', async () => {
    const page = await open('newer', { agent: { ...owner, token: 'newer' } });
    expect([page.isFollowed, page.token(), location.pathname]).toEqual([false, 'newer', '/']);
  });

  it('that has expired signs nobody in, and says so', async () => {
    const over = { ...stranger, tokenExpiry: '1970-01-01T00:00:00.000Z' };
    const page = await open('theirs', { agent: over }, false);
    await page.follow();
    expect([page.who(), location.pathname]).toEqual([null, '/account']);
    expect(page.said).toEqual([[{ key: 'session.link.refused' }]]);
  });

  it.each([
    ['refused', true],
    ['refused', false],
    ['unreachable', true],
    ['unreachable', false],
  ] as const)('that is %s signs nobody in or out, and says so', async (failure, signedIn) => {
    const page = await open('nonsense', { failure }, signedIn);
    await page.follow();
    expect([page.who(), location.pathname]).toEqual([signedIn ? 'producer' : null, '/account']);
    expect(page.said).toEqual([[{ key: `session.link.${failure}` }]]);
    expect(page.visited).toEqual([]);
  });
});

describe('A link whose answer is late', () => {
  async function openLate(signedIn: boolean) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = Promise.withResolvers<SessionOutcome>();
      const opening = open('theirs', answer.promise, signedIn);
      await vi.advanceTimersByTimeAsync(4_000);
      return { ...(await opening), answer: answer.resolve };
    } finally {
      vi.useRealTimers();
    }
  }

  it('starts the page within four seconds and says that the login goes on', async () => {
    const page = await openLate(false);
    void page.follow();
    expect([page.who(), location.pathname]).toEqual([null, '/account']);
    expect(page.said).toEqual([[{ key: 'session.link.late' }]]);
  });

  it('signs the visitor in on that page once it is there', async () => {
    const page = await openLate(false);
    const followed = page.follow();
    page.answer({ agent: stranger });
    await followed;
    expect([page.who(), page.visited]).toEqual(['manager', ['/']]);
    expect(page.said.at(-1)?.[0]).toMatchObject({ key: 'session.link.arrived' });
  });

  it.each(['theirs', 'handed over'])('replaces nobody’s session unasked: %s', async (token) => {
    const page = await openLate(true);
    const followed = page.follow();
    page.answer({ agent: { ...stranger, token } });
    await press('Do not log in');
    await followed;
    expect([page.who(), page.visited]).toEqual(['producer', []]);
  });

  it('says when none came', async () => {
    const page = await openLate(false);
    const followed = page.follow();
    page.answer({ failure: 'unreachable' });
    await followed;
    expect(page.said.at(-1)).toEqual([{ key: 'session.link.unreachable' }]);
  });
});
