import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInHost } from '../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../test/sessions.ts';
import { HomePage } from './home-page.tsx';

const routes = [
  { path: '/home', element: <HomePage /> },
  { path: '/dashboard', element: <p>Dashboard</p> },
];

describe('HomePage', () => {
  it('offers signed-out visitors the way in and titles the tab', () => {
    renderInHost({ routes, at: '/home' });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Log in' })).toBeTruthy();
    expect(document.title).toBe('Home · Pazar');
  });

  it('sends signed-in agents to the dashboard', () => {
    const { address } = renderInHost({ routes, at: '/home', session: aSignedInAgent() });
    expect(address()).toBe('/dashboard');
  });
});
