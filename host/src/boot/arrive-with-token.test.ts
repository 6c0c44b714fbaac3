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
  const services = fakeHost({
    agentApi: { ...agentApi, current: () => Promise.resolve(answer) },
  });
  if (signedIn) services.session.getState().signIn(owner);
  const ask = await arriveWithToken(token, services);
  const visited: string[] = [];
  return {
    ask: () => ask?.({ services, goTo: (path) => visited.push(path) }),
    isAsked: ask !== null,
    who: () => services.session.getState().session?.username ?? null,
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
      expect([page.isAsked, page.who(), location.pathname]).toEqual([
        false,
        'manager',
        '/dashboard',
      ]);
    },
  );

  it('replaces nobody’s session while the visitor has not said so', async () => {
    const page = await open('theirs', { agent: stranger });
    expect([page.who(), location.pathname]).toEqual(['producer', '/account']);
    const asked = page.ask();
    await press('Do not log in');
    await asked;
    expect([page.who(), page.visited]).toEqual(['producer', []]);
  });

  it('signs in a visitor who agrees, also one who was signed out before', async () => {
    const page = await open('theirs', { agent: stranger }, false);
    expect(page.who()).toBeNull();
    const asked = page.ask();
    await press('Go on as manager');
    await asked;
    expect([page.who(), page.visited]).toEqual(['manager', ['/dashboard']]);
  });

  it('asks nothing of the agent whose session it is already', async () => {
    const page = await open('own', { agent: owner });
    expect([page.isAsked, page.who(), location.pathname]).toEqual([
      false,
      'producer',
      '/dashboard',
    ]);
  });

  it.each(['refused', 'unreachable'] as const)('that is %s signs nobody out', async (failure) => {
    const page = await open('nonsense', { failure });
    expect([page.isAsked, page.who(), location.pathname]).toEqual([false, 'producer', '/account']);
  });
});
