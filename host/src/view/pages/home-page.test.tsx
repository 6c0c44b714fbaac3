import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import type { AgentApi } from '../../core/http/agent-api.ts';
import { LazyHomePage } from './lazy-pages.tsx';

const routes = [
  { path: '/home', element: <LazyHomePage /> },
  { path: '/dashboard', element: <p>Dashboard</p> },
];

describe('HomePage', () => {
  it('offers signed-out visitors the way in and titles the tab', async () => {
    renderInHost({ routes, at: '/home' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Log in' })).toBeTruthy();
    expect(document.title).toBe('Home · Pazar');
  });

  it('says why Google did not sign in, in place', async () => {
    renderInHost({ routes, at: '/home?google=cancelled' });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Logging in with Google was cancelled.',
    );
  });

  it.each(['linked', 'made-up', ''])('has nothing to say about the outcome %j', async (outcome) => {
    renderInHost({ routes, at: `/home?google=${outcome}` });
    expect(await screen.findByRole('region', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers Google, registering and the way back without a password', async () => {
    renderInHost({ routes, at: '/home' });
    await screen.findByRole('heading', { level: 1 });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Log in with Google')).toBe(`${location.origin}/api/oauth2/authorization/google`);
    expect(hrefOf('Register')).toBe('/home/register');
    expect(hrefOf('Forgot your password?')).toBe('/home/forgot');
  });

  it('logs in as the demo producer where the demo accounts exist', async () => {
    const asked: unknown[] = [];
    const { config, agentApi } = fakeHost();
    const post: AgentApi['post'] = (_call, credentials) => {
      asked.push(credentials);
      return Promise.resolve(aSignedInAgent());
    };
    const host = fakeHost({ config: { ...config, demo: true }, agentApi: { ...agentApi, post } });
    const { user, address } = renderInHost({ routes, at: '/home', host });
    await user.click(await screen.findByRole('button', { name: 'Try the demo' }));
    expect(await screen.findByText('Dashboard')).toBeTruthy();
    expect(address()).toBe('/dashboard');
    expect(asked).toEqual([{ username: 'producer', password: 'pazar-demo' }]);
  });

  it('offers no demo elsewhere', async () => {
    renderInHost({ routes, at: '/home' });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try the demo' })).toBeNull();
  });

  it.each(['en', 'mk'] as const)(
    'shows the product in the language of the page: %s',
    async (locale) => {
      renderInHost({ routes, at: '/home', host: fakeHost({ locale }) });
      await screen.findByRole('heading', { level: 1 });
      const files = screen.getAllByRole('img').map((image) => image.getAttribute('src'));
      expect(files).toEqual([
        `/assets/screens/products-${locale}-light.webp`,
        `/assets/screens/phone-${locale}-light.webp`,
      ]);
    },
  );

  it('sends signed-in agents to the dashboard', () => {
    const { address } = renderInHost({ routes, at: '/home', session: aSignedInAgent() });
    expect(address()).toBe('/dashboard');
  });
});
