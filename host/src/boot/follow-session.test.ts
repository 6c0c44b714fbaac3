import { ApiError } from '@pazar/shell/api-error';
import type { NotifyText } from '@pazar/shell/notify';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../test/fake-xhr.ts';
import { httpOptions } from '../../test/http-options.ts';
import { fakeHost } from '../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../test/sessions.ts';
import { createHttp } from '../core/http/create-http.ts';
import { readEarly } from '../core/http/early-reads.ts';
import { followSession } from './follow-session.ts';

const agent = aSignedInAgent({ token: 'first' });
const other = aSignedInAgent({ username: 'other', token: 'others' });
const refusal = new ApiError('Wrong password', { kind: 'status', status: 401 });

function follow(answer: typeof agent | null = null) {
  const said: NotifyText[] = [];
  const visited: string[] = [];
  const { agentApi } = fakeHost();
  const post = () => (answer === null ? Promise.reject(refusal) : Promise.resolve(answer));
  const logout = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const services = fakeHost({
    agentApi: { ...agentApi, post, logout },
    notify: (message) => said.push(message),
  });
  services.session.getState().signIn(agent);
  followSession({ services, goTo: (path) => visited.push(path) });
  return { services, session: () => services.session.getState(), said, visited, logout };
}

/** Ends the session and waits for the form. */
async function end({ session }: ReturnType<typeof follow>) {
  act(() => session().expire('first'));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has expired' });
  const password = within(dialog).getByLabelText<HTMLInputElement>('Password');
  return { dialog, password, user: userEvent.setup() };
}

// Compiled before a test waits for it.
beforeAll(() => import('../view/overlays/sign-in-again-dialog.tsx'));

describe('A session that ends while its page is open', () => {
  it('is continued in place by the same agent, whose name is shown', async () => {
    const page = follow({ ...agent, token: 'second' });
    page.services.queryClient.setQueryData(['rows'], [1]);
    const { password, user } = await end(page);
    expect(screen.getByLabelText<HTMLInputElement>('Username or e-mail').value).toBe('producer');
    await waitFor(() => expect(document.activeElement).toBe(password));
    await user.type(password, 'secret{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.session()).toMatchObject({ isExpired: false, session: { token: 'second' } });
    expect(page.services.queryClient.getQueryData(['rows'])).toEqual([1]);
    expect(page.visited).toEqual([]);
  });

  it('asks nobody to sign in again where a manager looked at the data', () => {
    const services = fakeHost({ view: sessionStorage });
    services.session.getState().signIn(agent);
    followSession({ services, goTo: () => undefined });
    act(() => services.session.getState().expire('first'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says in the dialog that signing in failed', async () => {
    const page = follow(null);
    const { password, user } = await end(page);
    await user.type(password, 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong username or password.');
    expect(page.session().isExpired).toBe(true);
    act(() => page.session().signOut());
  });

  it('forgets what was requested early for the agent before', async () => {
    const page = follow();
    const sent = fakeXhr();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    readEarly(`${location.origin}/api/v1/products`, {});
    act(() => void page.session().signIn(other));
    await createHttp(httpOptions()).get('/v1/products');
    expect(sent).toHaveLength(1);
  });

  it('opens the dashboard for another agent, and shows them nothing of the one before', async () => {
    const page = follow(other);
    page.services.queryClient.setQueryData(['rows'], [1]);
    const { password, user } = await end(page);
    await user.type(password, 'secret{Enter}');
    await waitFor(() => expect(page.visited).toEqual(['/']));
    expect(page.services.queryClient.getQueryData(['rows'])).toBeUndefined();
  });

  it('ends for good by the button, and by nothing else', async () => {
    const page = follow();
    page.services.queryClient.setQueryData(['rows'], [1]);
    const { dialog, user } = await end(page);
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
    expect(page.session().session).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect(page.session().session).toBeNull();
    expect(page.logout).toHaveBeenCalledWith('first');
    expect(page.services.queryClient.getQueryData(['rows'])).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the drafts where the form cannot be loaded, and forgets them at a logout', async () => {
    vi.mocked(console.error).mockImplementationOnce(() => undefined);
    vi.resetModules();
    vi.doMock('../view/overlays/sign-in-again-dialog.tsx', () => {
      throw new Error('the chunk is gone');
    });
    const { followSession: followWithoutForm } = await import('./follow-session.ts');
    const services = fakeHost();
    const forget = vi.spyOn(services.agentStorage, 'forget');
    const session = () => services.session.getState();
    session().signIn(agent);
    const kept = localStorage.getItem('current-user');
    followWithoutForm({ services, goTo: () => undefined });
    session().expire('first');
    await vi.waitFor(() => expect(session().session).toBeNull());
    vi.doUnmock('../view/overlays/sign-in-again-dialog.tsx');
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    expect(forget).not.toHaveBeenCalled();
    expect(localStorage.getItem('current-user')).toBe(kept);
    session().signIn({ ...agent, token: 'second' });
    session().signOut();
    expect(forget).toHaveBeenCalledWith(agent.id);
  });

  it('goes on here when the agent has signed in again in another tab', async () => {
    const page = follow();
    const focused = document.body.appendChild(document.createElement('button'));
    focused.focus();
    await end(page);
    act(() => void page.session().signIn({ ...agent, token: 'second' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(focused);
  });

  it('offers Google in a separate tab to agents who signed in with it', async () => {
    const page = follow();
    page.session().signIn({ ...agent, authenticationProvider: 'GOOGLE' });
    await end(page);
    const link = screen.getByRole('link', { name: 'Log in with Google in a new tab' });
    expect(link.getAttribute('href')).toBe(`${location.origin}/api/oauth2/authorization/google`);
    expect(link.getAttribute('target')).toBe('_blank');
    act(() => page.session().signOut());
  });
});

describe('What went wrong with keeping the session', () => {
  it('is said once', () => {
    const { session, said } = follow();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    session().signIn(other);
    session().signIn(agent);
    expect(said).toEqual([expect.stringContaining('does not let Pazar keep you logged in')]);
  });

  it('is said when it was found at the start', () => {
    localStorage.setItem('current-user', '{"token":"of an older shape"}');
    const said: NotifyText[] = [];
    const services = fakeHost({ notify: (message) => said.push(message) });
    followSession({ services, goTo: () => undefined });
    expect(said).toEqual([expect.stringContaining('could not be read')]);
  });
});
