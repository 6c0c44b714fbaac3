import { act, screen, waitFor } from '@testing-library/react';
import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';
import type { Session } from '@pazar/contracts/session';
import { describe, expect, it } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { Guard, RootRedirect } from './guard.tsx';
import { LazyPage } from './lazy-pages.tsx';

function renderGuarded(route: SectionRoute, session: Session | null) {
  return renderInHost({
    routes: [
      {
        path: '/product/*',
        element: (
          <Guard route={route}>
            <p>Products</p>
          </Guard>
        ),
      },
      { path: '/home', element: <p>Home</p> },
      { path: '/dashboard', element: <p>Dashboard</p> },
    ],
    at: '/product/7?tab=stock',
    session,
  });
}

describe('Guard', () => {
  it('shows the page to those it is for', () => {
    const { address } = renderGuarded(aRoute({ roles: ['ROLE_AGENT'] }), aSignedInAgent());
    expect(screen.getByText('Products')).toBeTruthy();
    expect(address()).toBe('/product/7?tab=stock');
  });

  it('sends signed-out visitors home, which knows the page they asked for', () => {
    const { address, state } = renderGuarded(aRoute(), null);
    expect(address()).toBe('/home');
    expect(state()).toEqual({ wanted: '/product/7?tab=stock' });
    expect(screen.queryByText('Products')).toBeNull();
  });

  it('sends signed-in agents on from a page for signed-out visitors', () => {
    const { address } = renderGuarded(aRoute({ audience: 'public-only' }), aSignedInAgent());
    expect(address()).toBe('/dashboard');
  });

  it('says so, at the same address, when a role is missing', async () => {
    const { address } = renderGuarded(aRoute({ roles: ['ROLE_MANAGEMENT'] }), aSignedInAgent());
    expect(await screen.findByRole('heading', { name: /do not have access/ })).toBeTruthy();
    expect(address()).toBe('/product/7?tab=stock');
    expect(screen.queryByText('Products')).toBeNull();
  });

  it('takes the page away when the agent logs out, and offers it to nobody', () => {
    const { address, host, state } = renderGuarded(aRoute(), aSignedInAgent());
    act(() => host.session.getState().signOut());
    expect(address()).toBe('/home');
    expect(state()).toBeNull();
    expect(screen.queryByText('Products')).toBeNull();
  });
});

describe('The address of a subject', () => {
  const orders = aBuild('orders', [aRoute({ path: 'orders' })], {
    links: { order: '/orders/{id}' },
  });
  const start = aBuild('start', [aRoute({ path: 'start', home: true })]);
  const audit = aBuild('audit', [aRoute({ path: 'audit', roles: ['ROLE_MANAGEMENT'] })], {
    links: { event: '/audit/{id}' },
  });

  function follow(at: string, session: Session | null) {
    const routes = [
      { path: '/', element: <RootRedirect /> },
      { path: '/open', element: <LazyPage name="open" /> },
      ...['/orders/7', '/start', '/home'].map((path) => ({ path, element: <p>{path}</p> })),
    ];
    return renderInHost({
      routes,
      at,
      host: fakeHost({ builds: [orders, start, audit] }),
      session,
    });
  }

  it('opens the page that a section of another team names', async () => {
    const { address } = follow('/open?of=order.paid+order&id=7', aSignedInAgent());
    await waitFor(() => expect(address()).toBe('/orders/7'));
  });

  it.each(['/open?of=lot&id=7', '/open'])('says that there is no page for %s', async (at) => {
    follow(at, aSignedInAgent());
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  });

  it('says that the account has no access to a page of other roles', async () => {
    follow('/open?of=event&id=7', aSignedInAgent());
    const name = 'You do not have access to this page';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  });

  it('is offered to a visitor after the login', async () => {
    const { address, state } = follow('/open?of=order&id=7', null);
    await waitFor(() => expect(address()).toBe('/home'));
    expect(state()).toEqual({ wanted: '/open?of=order&id=7' });
  });
});
