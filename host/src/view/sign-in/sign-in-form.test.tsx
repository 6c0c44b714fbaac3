import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import type { AgentApi } from '../../core/http/agent-api.ts';
import { SignInForm } from './sign-in-form.tsx';

function renderForm(login: AgentApi['login']) {
  const { agentApi } = fakeHost();
  const host = fakeHost({ agentApi: { ...agentApi, login } });
  return renderInHost({ routes: [{ path: '/', element: <SignInForm /> }], at: '/', host });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: 'Log in' });

describe('SignInForm', () => {
  it('signs in with what was typed', async () => {
    const asked: unknown[] = [];
    const { user, host } = renderForm((credentials) => {
      asked.push(credentials);
      return Promise.resolve({ agent: aSignedInAgent() });
    });
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'let me in');
    await user.click(button());
    expect(asked).toEqual([{ username: 'producer', password: 'let me in' }]);
    expect(host.session.getState().session?.username).toBe('producer');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in place that it failed, keeps the name and forgets the password', async () => {
    const { user, host } = renderForm(() => Promise.resolve({ failure: 'failed' }));
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'wrong');
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.');
    expect(field('Username or e-mail').value).toBe('producer');
    expect(field('Password').value).toBe('');
    expect(host.session.getState().session).toBeNull();
  });

  it('says that it failed when the session is over before it began', async () => {
    const over = aSignedInAgent({ tokenExpiry: '1970-01-01T00:00:00.000Z' });
    const { user } = renderForm(() => Promise.resolve({ agent: over }));
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'secret');
    await user.click(button());
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it.each([
    ['unreachable', /cannot be reached/],
    ['tooMany', /too many attempts/],
    ['failed', /^Wrong username/],
  ] as const)('calls nothing wrong that nobody looked at: %s', async (failure, text) => {
    const { user } = renderForm(() => Promise.resolve({ failure }));
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'secret{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('can be sent again after a failure, which takes the message away', async () => {
    const answers = [{ failure: 'failed' as const }, { agent: aSignedInAgent() }];
    const { user, host } = renderForm(() =>
      Promise.resolve(answers.shift() ?? { failure: 'failed' }),
    );
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'wrong');
    await user.click(button());
    await screen.findByRole('alert');
    await user.type(field('Password'), 'right');
    await user.click(button());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(host.session.getState().session).not.toBeNull();
  });

  it('is sent once however often it is pressed, and says that it is busy', async () => {
    let calls = 0;
    const answer = Promise.withResolvers<{ failure: 'failed' }>();
    const { user } = renderForm(() => {
      calls += 1;
      return answer.promise;
    });
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'secret{Enter}');
    await user.click(screen.getByRole('button'));
    expect(calls).toBe(1);
    answer.resolve({ failure: 'failed' });
    await screen.findByRole('alert');
    expect(calls).toBe(1);
  });

  it('does not send an empty form', async () => {
    let calls = 0;
    const { user } = renderForm(() => {
      calls += 1;
      return Promise.resolve({ failure: 'failed' });
    });
    await user.click(button());
    expect(calls).toBe(0);
  });

  it('lets password managers do their work', () => {
    renderForm(() => Promise.resolve({ failure: 'failed' }));
    expect(field('Username or e-mail').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('current-password');
    expect(field('Password').type).toBe('password');
  });
});
