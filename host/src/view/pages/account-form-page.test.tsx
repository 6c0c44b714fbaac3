import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import type { FormName } from '../sign-in/form-fields.ts';
import { AccountFormPage } from './lazy-pages.tsx';

const linkToken = 'a-token-that-is-long-enough';

function renderPage(name: FormName, session = false) {
  const host = fakeHost({ linkToken });
  const page = (
    <QueryClientProvider client={host.queryClient}>
      <AccountFormPage name={name} />
    </QueryClientProvider>
  );
  const routes = [
    { path: '/form', element: page },
    { path: '/dashboard', element: <p>Dashboard</p> },
  ];
  return renderInHost({ routes, at: '/form', host, session: session ? aSignedInAgent() : null });
}

describe('AccountFormPage', () => {
  it('shows the form when its code has arrived', async () => {
    renderPage('forgot');
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
    expect(document.title).toBe('Forgot your password? · Pazar');
  });

  it.each(['register', 'forgot'] as const)('redirects signed-in agents from %s', (name) => {
    expect(renderPage(name, true).address()).toBe('/dashboard');
  });

  it('keeps what is entered when an agent signs in in another tab', async () => {
    const { user, host } = renderPage('reset');
    await user.type(await screen.findByLabelText('Password'), 'four words');
    act(() => {
      host.queryClient.clear();
      host.session.getState().signIn(aSignedInAgent());
    });
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('four words');
  });
});
