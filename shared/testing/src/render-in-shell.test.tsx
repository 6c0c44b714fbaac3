import { useChangeLocale } from '@pazar/shell/locale';
import { useAuthStore } from '@pazar/shell';
import { useRefreshSession } from '@pazar/shell/session';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { aSession } from './builders.ts';
import { renderInShell } from './render-in-shell.tsx';

function Example() {
  const session = useAuthStore((auth) => auth.session);
  const refresh = useRefreshSession();
  const changeLocale = useChangeLocale();
  const [isRead, setIsRead] = useState<boolean | null>(null);
  return (
    <>
      <p role="status">{session?.roles.join(', ')}</p>
      <p>{isRead === null ? 'not asked' : `read: ${isRead}`}</p>
      <button onClick={() => void refresh().then(setIsRead)}>Refresh</button>
      <button onClick={() => void changeLocale('mk')}>Macedonian</button>
    </>
  );
}

const routes = [{ path: '/example', element: <Example /> }];
const session = aSession({ roles: ['ROLE_CONSUMER'] });

describe('The shell of a test', () => {
  it('shows the section what the server says of the agent when it refreshes the session', async () => {
    const refreshed = { ...session, roles: ['ROLE_CONSUMER' as const, 'ROLE_AGENT' as const] };
    const { user } = renderInShell(routes, { at: '/example', session, refreshed });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('status')).toHaveTextContent('ROLE_CONSUMER, ROLE_AGENT');
    expect(await screen.findByText('read: true')).toBeVisible();
  });

  it('refreshes nothing where the server does not answer', async () => {
    const { user } = renderInShell(routes, { at: '/example', session });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('read: false')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('ROLE_CONSUMER');
  });

  it('remembers the languages that the section chose', async () => {
    const { user, chosenLocales } = renderInShell(routes, { at: '/example' });
    await user.click(screen.getByRole('button', { name: 'Macedonian' }));
    expect(chosenLocales).toEqual(['mk']);
  });
});
