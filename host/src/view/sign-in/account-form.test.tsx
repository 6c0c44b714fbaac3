import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormName } from './form-fields.ts';

const token = 'a-token-that-is-long-enough';

function renderForm(
  name: FormName,
  answer?: () => Promise<unknown>,
  linkToken: string | null = token,
) {
  const sent: { form: string; body: object }[] = [];
  const { agentApi } = fakeHost();
  const post = (form: string, body: object) => {
    sent.push({ form, body });
    return answer?.() ?? Promise.resolve();
  };
  const host = fakeHost({ agentApi: { ...agentApi, post }, linkToken });
  const routes = [{ path: '/', element: <AccountForm name={name} /> }];
  return { sent, ...renderInHost({ routes, at: '/', host }) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** The texts of the form's statuses; the last one is the strength of the password. */
const statuses = async () =>
  (await screen.findAllByRole('status')).map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

async function fillIn(user: ReturnType<typeof renderForm>['user']): Promise<void> {
  await user.type(field('Name shown to others'), 'Ана');
  await user.type(field('E-mail'), 'Ana@example.mk');
  await user.type(field('Username'), 'ana');
  await user.type(field('Password'), 'four words are enough');
}

function refused(status: number, over: Partial<Problem> = {}): ApiError {
  const code = 'validation' as const;
  const problem = {
    type: 'about:blank',
    title: 'Invalid',
    status,
    code,
    traceId: 'trace',
    ...over,
  };
  return new ApiError('refused', { kind: 'status', status, problem });
}

describe('Registering', () => {
  it('sends what was entered, in the language of the page, and says what happens next', async () => {
    const { sent, user } = renderForm('register');
    await fillIn(user);
    await user.click(press('Register'));
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeTruthy();
    const body = {
      username: 'ana',
      email: 'ana@example.mk',
      password: 'four words are enough',
      displayName: 'Ана',
      locale: 'en',
    };
    expect(sent).toEqual([{ form: 'register', body }]);
  });

  it('keeps its rules beside the faults, so that nothing moves up under a second press', async () => {
    const { user } = renderForm('register');
    const rule = /^3 to 60 /;
    expect(screen.getByText(rule)).toBeTruthy();
    await user.click(press('Register'));
    expect(await screen.findByText('Choose a username')).toBeTruthy();
    expect(screen.getByText(rule)).toBeTruthy();
  });

  it('keeps what was entered over a change of the language, but no password', async () => {
    const first = renderForm('register');
    await fillIn(first.user);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    cleanup();
    expect(Object.values(sessionStorage).join()).not.toContain('four words');
    renderForm('register');
    expect(field('Name shown to others').value).toBe('Ана');
    expect(field('E-mail').value).toBe('Ana@example.mk');
    expect(field('Username').value).toBe('ana');
    expect(field('Password').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('says at each field what is wrong with it, before anything is sent', async () => {
    const { sent, user } = renderForm('register');
    await user.type(field('Username'), 'a b');
    await user.click(press('Register'));
    expect(field('Username').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^A username has 3 to 60 letters/)).toBeTruthy();
    expect(screen.getByText('Enter your name or the name of your shop')).toBeTruthy();
    expect(screen.getByText('Enter an e-mail address')).toBeTruthy();
    expect(screen.getByText('Choose a password')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name shown to others'));
    expect(sent).toEqual([]);
  });

  it('says how long a password must be that is too short', async () => {
    const { sent, user } = renderForm('reset');
    await user.type(field('Password'), 'too short');
    await user.click(press('Set the password'));
    expect(screen.getByText('The password must have 10 to 200 characters')).toBeTruthy();
    expect(document.activeElement).toBe(field('Password'));
    expect(sent).toEqual([]);
  });

  it('shows the password on demand, and how strong it is', async () => {
    const { user } = renderForm('register');
    await user.type(field('Password'), 'four words are enough');
    expect(screen.getByText('Strong')).toBeTruthy();
    expect(field('Password').type).toBe('password');
    await user.click(press('Show: Password'));
    expect(field('Password').type).toBe('text');
  });

  it('shows what the server says of a field there, and keeps what was entered', async () => {
    const errors = [{ pointer: '/username', code: 'duplicate', detail: 'Already in use' }];
    const { user } = renderForm('register', () => Promise.reject(refused(409, { errors })));
    await fillIn(user);
    await user.click(press('Register'));
    expect(await screen.findByText('Already in use')).toBeTruthy();
    expect(document.activeElement).toBe(field('Username'));
    expect(field('Password').value).toBe('four words are enough');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['nobody answers', new ApiError('', { kind: 'network' }), /cannot be reached/],
    ['the server fails', refused(500), /went wrong on the server/],
    ['there were too many attempts', refused(429), /too many attempts/],
    ['the server says why', refused(422, { detail: 'Because.' }), /Because\./],
    [
      'the link of the e-mail was used',
      refused(422, { errors: [{ pointer: '/token', code: 'invalid', detail: 'Wrong' }] }),
      /has expired, or it was used before/,
    ],
    ['the server does not say why', refused(400), /did not work/],
  ])('says above the form when %s', async (_case, error, text) => {
    const { user } = renderForm('register', () => Promise.reject(error));
    await fillIn(user);
    await user.click(press('Register'));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('is sent once however often it is pressed', async () => {
    const answer = Promise.withResolvers<void>();
    const { sent, user } = renderForm('register', () => answer.promise);
    await fillIn(user);
    await user.click(press('Register'));
    await user.type(field('Password'), '{Enter}');
    expect(sent).toHaveLength(1);
    answer.resolve();
    await screen.findByRole('status');
  });
});

describe('A forgotten password', () => {
  it('asks for the address and never says whether it is known', async () => {
    const { sent, user } = renderForm('forgot');
    await user.type(field('E-mail'), 'ana@example.mk');
    await user.click(press('Send the link'));
    expect((await screen.findByRole('status')).textContent).toMatch(/^If an account/);
    expect(sent).toEqual([{ form: 'password/forgot', body: { email: 'ana@example.mk' } }]);
  });
});

describe('A link of an e-mail', () => {
  it('sets a new password with its token', async () => {
    const { sent, user } = renderForm('reset');
    await user.type(field('Password'), 'four words are enough');
    await user.click(press('Set the password'));
    expect(await screen.findByRole('heading', { name: 'The new password is set' })).toBeTruthy();
    const body = { token, password: 'four words are enough' };
    expect(sent).toEqual([{ form: 'password/reset', body }]);
  });

  it('confirms the address only when the button is pressed', async () => {
    const { sent, user } = renderForm('confirm');
    expect(sent).toEqual([]);
    await user.click(press('Confirm'));
    await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' });
    expect(sent).toEqual([{ form: 'email/confirm', body: { token } }]);
  });

  it('confirms the address, and another browser than that of the registration chooses the password', async () => {
    const next = 'another-token-that-is-long-enough';
    const answers: unknown[] = [{ token: next }, ''];
    const { sent, user } = renderForm('confirm', () => Promise.resolve(answers.shift()));
    await user.click(press('Confirm'));
    expect((await statuses())[0]).toMatch(/Choose your password here/);
    await user.type(field('Password'), 'four words are enough');
    await user.click(press('Set the password'));
    await screen.findByRole('heading', { name: 'The new password is set' });
    expect(sent.at(-1)).toEqual({
      form: 'password/reset',
      body: { token: next, password: 'four words are enough' },
    });
  });

  it('is asked for when the page is opened without it', () => {
    renderForm('reset', undefined, null);
    expect(screen.getByText(/Open the link again/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Forgot your password?' });
    expect(link.getAttribute('href')).toBe('/home/forgot');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is damaged is reported in place', async () => {
    const { sent, user } = renderForm('confirm', undefined, 'short');
    await user.click(press('Confirm'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Open the link again/);
    expect(sent).toEqual([]);
  });

  it('of a change by somebody else logs everybody out, then sets a new password', async () => {
    const next = 'another-token-that-is-long-enough';
    const left = { passkeys: ['My phone'], google: false, secondFactor: true };
    const answer = { token: next, undone: ['passkey-added'], left };
    const { sent, user } = renderForm('not-me', () => Promise.resolve(answer));
    expect(sent).toEqual([]);
    await user.click(press('Log everybody out'));
    expect((await statuses())[0]).toMatch(/^Everybody is logged out.*The new passkey was removed/);
    await user.type(field('Password'), 'four words are enough');
    await user.click(press('Set the password'));
    await screen.findByRole('heading', { name: 'The new password is set' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The passkey “My phone”',
      'Two-step login: after the password, a code of the app',
    ]);
    const check = screen.getByRole('link', { name: 'Log in and check everything' });
    expect(check.getAttribute('href')).toBe('/open?of=security');
    expect(sent).toEqual([
      { form: 'not-me', body: { token } },
      { form: 'password/reset', body: { token: next, password: 'four words are enough' } },
    ]);
  });
});
