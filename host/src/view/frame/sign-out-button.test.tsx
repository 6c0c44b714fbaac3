import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeXhr } from '../../../test/fake-xhr.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { httpOptions } from '../../../test/http-options.ts';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { lazyHttp } from '../../core/http/lazy-http.ts';
import { createAgentApi } from '../../core/http/agent-api.ts';
import { SignOutButton } from './sign-out-button.tsx';

function renderButton() {
  const { session } = fakeHost();
  const token = () => session.getState().session?.token ?? null;
  const http = lazyHttp(httpOptions({ token }));
  return renderInHost({
    routes: [
      { path: '/product', element: <SignOutButton /> },
      { path: '/home', element: <p>Home</p> },
    ],
    at: '/product',
    host: fakeHost({ session, agentApi: createAgentApi(http) }),
    session: aSignedInAgent({ token: 'secret' }),
  });
}

describe('SignOutButton', () => {
  it('forgets the agent, ends the session at the API, and goes home', async () => {
    const sent = fakeXhr();
    const { user, host, address } = renderButton();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(host.session.getState().session).toBeNull();
    expect(address()).toBe('/home');
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: `${location.origin}/api/logout`,
      headers: { Authorization: 'Bearer secret' },
    });
  });

  it('forgets the agent when the API cannot be reached', async () => {
    const sent = fakeXhr('network');
    const { user, host } = renderButton();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(host.session.getState().session).toBeNull();
    expect(localStorage.getItem('current-user')).toBeNull();
  });
});
