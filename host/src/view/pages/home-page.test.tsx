import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
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

  it('sends signed-in agents to the dashboard', () => {
    const { address } = renderInHost({ routes, at: '/home', session: aSignedInAgent() });
    expect(address()).toBe('/dashboard');
  });
});
