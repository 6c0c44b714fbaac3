import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import {
  createMemoryRouter,
  type NavigateFunction,
  Link,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useNavigate,
} from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ignoreLateRedirects, useRenderedLocation } from './late-redirects.ts';

/** Two pages in one frame: `/account`, and `/orders`, whose code arrives with `arrive`. */
async function openAccount() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let navigate: NavigateFunction | undefined;
  function Frame() {
    useRenderedLocation();
    return (
      <Suspense>
        <Link to="/account">Account</Link>
        <Outlet />
      </Suspense>
    );
  }
  function Account() {
    navigate = useNavigate();
    return <h1>Account</h1>;
  }
  function Orders() {
    use(promise);
    return <h1>Orders</h1>;
  }
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          // As a section has its routes.
          {
            path: '/account/*',
            element: (
              <Routes>
                <Route index element={<Account />} />
              </Routes>
            ),
          },
          { path: '/orders', element: <Orders /> },
        ],
      },
    ],
    { initialEntries: ['/account'] },
  );
  await act(async () => render(<RouterProvider router={ignoreLateRedirects(router)} />));
  if (navigate === undefined) throw new Error('The page did not render');
  return { router, redirect: navigate, arrive: resolve };
}

describe('A redirect', () => {
  it('of the page that is shown is followed', async () => {
    const { router, redirect } = await openAccount();
    await act(async () => redirect('/account/profile', { replace: true }));
    expect(router.state.location.pathname).toBe('/account/profile');
  });

  it('of a page that is being left does not replace the page that was clicked', async () => {
    const { router, redirect, arrive } = await openAccount();
    await act(async () => router.navigate('/orders'));
    await act(async () => redirect('/account/profile', { replace: true }));
    await act(async () => arrive());
    expect(router.state.location.pathname).toBe('/orders');
    expect(screen.getByRole('heading').textContent).toBe('Orders');
  });

  it('of a page that was left while it saved does not replace the page after it', async () => {
    const { router, redirect, arrive } = await openAccount();
    await act(async () => router.navigate('/orders'));
    await act(async () => arrive());
    await act(async () => redirect('/account/profile', { replace: true }));
    expect(router.state.location.pathname).toBe('/orders');
  });

  it('is no click on the page that is rendered, before the next one is there', async () => {
    const { router } = await openAccount();
    await act(async () => router.navigate('/orders'));
    await act(async () => screen.getByRole('link', { name: 'Account' }).click());
    expect(router.state.location.pathname).toBe('/account');
  });

  it('of the shell, which knows that the session has ended, is followed at any time', async () => {
    const { router } = await openAccount();
    await act(async () => router.navigate('/orders'));
    await act(async () => router.navigate('/account/signed-out', { replace: true }));
    expect(router.state.location.pathname).toBe('/account/signed-out');
  });
});
