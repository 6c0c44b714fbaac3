import type { Notify } from '@pazar/shell/notify';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeHost } from '../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../test/sessions.ts';
import type { SessionOutcome } from '../core/http/agent-api.ts';
import { arriveWithToken } from './arrive-with-token.ts';

const owner = aSignedInAgent({ id: 'owner', username: 'producer', token: 'own' });
const stranger = aSignedInAgent({ id: 'stranger', username: 'manager', token: 'theirs' });

/** A visitor, signed in or not, opens a link with a token that the API answers so. */
async function open(token: string, answer: SessionOutcome, signedIn = true) {
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
  const follow = await arriveWithToken(token, services);
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
beforeEach(() => {
  // The browser of the tests has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function press(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name: 'Log in from this link?' });
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

describe('A link with a token', () => {
  it.each([true, false])(
    'signs in at once after a sign-in that began in this browser (signed in before: %s)',
    async (signedIn) => {
      const page = await open('hand-over', { agent: stranger }, signedIn);
      expect([page.isFollowed, page.who(), location.pathname]).toEqual([
        false,
        'manager',
        '/dashboard',
      ]);
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
    expect([page.who(), page.visited, page.said]).toEqual(['manager', ['/dashboard'], []]);
  });

  it('signs in a visitor at once, and says as whom with a way to log out', async () => {
    const page = await open('theirs', { agent: stranger }, false);
    expect([page.who(), location.pathname]).toEqual(['manager', '/dashboard']);
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
    expect([page.isFollowed, page.who(), location.pathname]).toEqual([
      false,
      'producer',
      '/dashboard',
    ]);
  });

  it('keeps the new token of the agent whose session it is already', async () => {
    const page = await open('newer', { agent: { ...owner, token: 'newer' } });
    expect([page.isFollowed, page.token(), location.pathname]).toEqual([
      false,
      'newer',
      '/dashboard',
    ]);
  });

  it('that has expired signs nobody in', async () => {
    const over = { ...stranger, tokenExpiry: '1970-01-01T00:00:00.000Z' };
    const page = await open('theirs', { agent: over }, false);
    expect([page.isFollowed, page.who(), location.pathname]).toEqual([false, null, '/account']);
  });

  it.each(['refused', 'unreachable'] as const)('that is %s signs nobody out', async (failure) => {
    const page = await open('nonsense', { failure });
    expect([page.isFollowed, page.who(), location.pathname]).toEqual([
      false,
      'producer',
      '/account',
    ]);
  });
});
