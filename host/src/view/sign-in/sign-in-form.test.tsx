import type { ProblemCode } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import type { AgentApi } from '../../core/http/agent-api.ts';
import { SignInForm } from './sign-in-form.tsx';

function renderForm(post: AgentApi['post']) {
  const { agentApi } = fakeHost();
  const host = fakeHost({ agentApi: { ...agentApi, post } });
  return renderInHost({ routes: [{ path: '/', element: <SignInForm /> }], at: '/', host });
}

const challenge = '0193b6a0-0000-7000-8000-000000000001';

function refused(status: number, code: ProblemCode = 'bad-credentials'): ApiError {
  const about = { type: 'about:blank', title: 'No', status, code, traceId: 'trace' };
  return new ApiError('', { kind: 'status', status, problem: { ...about, challenge } });
}
const wrong = () => Promise.reject(refused(401));

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: 'Log in' });

describe('SignInForm', () => {
  it('signs in with what was typed', async () => {
    const asked: unknown[] = [];
    const { user, host } = renderForm((_call, credentials) => {
      asked.push(credentials);
      return Promise.resolve(aSignedInAgent());
    });
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'let me in');
    await user.click(button());
    expect(asked).toEqual([{ username: 'producer', password: 'let me in' }]);
    expect(host.session.getState().session?.username).toBe('producer');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in place that it failed, keeps the name and forgets the password', async () => {
    const { user, host } = renderForm(wrong);
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'wrong');
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.');
    expect(field('Username or e-mail').value).toBe('producer');
    expect(field('Password').value).toBe('');
    expect(host.session.getState().session).toBeNull();
  });

  it.each([aSignedInAgent({ tokenExpiry: '1970-01-01T00:00:00.000Z' }), '<!doctype html>', []])(
    'does not blame the password for an answer that signs nobody in: %j',
    async (answer) => {
      const { user } = renderForm(() => Promise.resolve(answer));
      await user.type(field('Username or e-mail'), 'producer');
      await user.type(field('Password'), 'secret{Enter}');
      expect((await screen.findByRole('alert')).textContent).toMatch(/^The server did not answer/);
    },
  );

  it.each([
    [0, /cannot be reached/],
    [503, /went wrong on the server/],
    [404, /did not answer as it should/],
    [429, /too many attempts/],
    [401, /^Wrong username/],
  ] as const)('calls nothing wrong that nobody looked at: %i', async (status, text) => {
    const { user } = renderForm(() => Promise.reject(refused(status)));
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'secret{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('can be sent again after a failure, which takes the message away', async () => {
    const answers = [wrong, () => Promise.resolve(aSignedInAgent())];
    const { user, host } = renderForm(() => (answers.shift() ?? wrong)());
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
    const answer = Promise.withResolvers<void>();
    const { user } = renderForm(() => {
      calls += 1;
      return answer.promise;
    });
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'secret{Enter}');
    await user.click(screen.getByRole('button'));
    expect(calls).toBe(1);
    answer.reject(refused(401));
    await screen.findByRole('alert');
    expect(calls).toBe(1);
  });

  it('says in its own words which fields are empty, sends nothing and keeps the rest', async () => {
    let calls = 0;
    const { user, container } = renderForm(() => {
      calls += 1;
      return wrong();
    });
    expect([...container.querySelectorAll('form')].map((form) => form.noValidate)).toEqual([true]);
    await user.type(field('Password'), 'secret');
    await user.click(button());
    expect(screen.getByText('Enter your username or your e-mail address')).toBeTruthy();
    expect(screen.queryByText('Enter your password')).toBeNull();
    expect(document.activeElement).toBe(field('Username or e-mail'));
    expect(field('Password').value).toBe('secret');
    await user.clear(field('Password'));
    await user.type(field('Username or e-mail'), 'producer{Enter}');
    expect(screen.queryByText('Enter your username or your e-mail address')).toBeNull();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(document.activeElement).toBe(field('Password'));
    expect(calls).toBe(0);
  });

  it('lets password managers do their work', () => {
    renderForm(wrong);
    expect(field('Username or e-mail').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('current-password');
    expect(field('Password').type).toBe('password');
  });

  it('asks for a code where the account wants one, and signs in with it', async () => {
    const asked: object[] = [];
    const { user, host } = renderForm((call, body) => {
      if (call === 'login') return Promise.reject(refused(403, 'second-factor'));
      asked.push(body);
      return asked.length === 1
        ? Promise.reject(refused(422, 'validation'))
        : Promise.resolve(aSignedInAgent());
    });
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'let me in{Enter}');
    const code = await screen.findByLabelText<HTMLInputElement>('Code');
    expect(document.activeElement).toBe(code);
    expect(code.autocomplete).toBe('one-time-code');
    expect(code.form?.noValidate).toBe(true);
    await user.click(button());
    expect(screen.getByText('Enter the code')).toBeTruthy();
    expect(asked).toEqual([]);
    await user.type(code, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This code is wrong/);
    await user.clear(field('Code'));
    await user.type(field('Code'), '123456');
    await user.click(button());
    expect(asked).toEqual([
      { challenge, code: '000000' },
      { challenge, code: '123456' },
    ]);
    expect(host.session.getState().session).not.toBeNull();
  });

  it('goes back from the code to the password', async () => {
    const { user } = renderForm(() => Promise.reject(refused(403, 'second-factor')));
    await user.type(field('Username or e-mail'), 'producer');
    await user.type(field('Password'), 'let me in{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Log in another way' }));
    expect(field('Password').value).toBe('');
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});
