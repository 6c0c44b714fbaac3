import { type FakeAnswer, fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { RecordPage } from './record-page.tsx';

interface Note {
  text: string;
}

function NotePage() {
  const http = useHttp();
  const query = useQuery({
    queryKey: ['note'],
    queryFn: () => http.get('/v1/notes/one', { schema: { parse: (given) => given as Note } }),
  });
  return (
    <RecordPage
      query={query}
      list={{ path: '/notes', title: 'Notes' }}
      texts={{ loading: 'Loading the note…', failed: 'The note could not be loaded' }}
      title={({ text }) => text}
      facts={() => <span>N-12</span>}
      actions={() => <button>Delete</button>}
      tabs={() => [
        { path: '/notes/one', label: 'Details' },
        { path: '/notes/one/history', label: 'History', count: '3' },
      ]}
    >
      {({ text }) => <p>Body of {text}</p>}
    </RecordPage>
  );
}

function open(answer: FakeAnswer) {
  const api = fakeApi({ '/v1/notes/one': answer });
  const routes = [
    { path: '/notes/one/*', element: <NotePage /> },
    { path: '/notes', element: <h1>All notes</h1> },
  ];
  return { api, show: () => renderInShell(routes, { at: '/notes/one', api }) };
}

/** The first call succeeds, later ones fail. */
function onceThen(failure: ReturnType<typeof fakeFailure>) {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked > 1) throw failure;
    return { text: 'Watered' };
  };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('The page of a record', () => {
  it('has its name, facts, actions and pages, and links back to the list', async () => {
    const { user, container } = open({ text: 'Watered' }).show();
    await title('Watered');
    expect(screen.getByText('N-12')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).not.toBeNull();
    expect(screen.getByText('Body of Watered')).not.toBeNull();
    const tabs = screen.getByRole('navigation', { name: 'Pages of this record' });
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Details');
    await expectAccessible(container);
    await user.click(screen.getByRole('link', { name: 'Notes' }));
    expect(await title('All notes')).not.toBeNull();
  });

  it('keeps a number in its name on the line of its unit', async () => {
    open({ text: 'Watered with 5 l' }).show();
    expect(await title('Watered with 5\u00A0l')).not.toBeNull();
  });

  it('marks the page that is open', async () => {
    const { user } = open({ text: 'Watered' }).show();
    await user.click(await screen.findByRole('link', { name: /History/ }));
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('History3');
  });

  it('has the title of the list while it loads', () => {
    open(() => new Promise(() => {})).show();
    expect(screen.getByRole('heading', { level: 1, name: 'Notes' })).not.toBeNull();
    expect(screen.getByText('Loading the note…')).not.toBeNull();
  });

  it('says why it could not be loaded, and tries again', async () => {
    const { api, show } = open({ text: 'Watered' });
    api.failNext('/v1/notes/one', 503);
    const { user } = show();
    await screen.findByRole('heading', { name: 'The note could not be loaded' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Watered')).not.toBeNull();
  });

  it.each([404, 422])('is not found when the server answers %d', async (status) => {
    const { api, show } = open({ text: 'Watered' });
    api.failNext('/v1/notes/one', status, 'not-found');
    const { user } = show();
    await title('Page not found');
    await user.click(screen.getByRole('link'));
    expect(await title('All notes')).not.toBeNull();
  });

  it('keeps what is there when a refresh fails, and says so', async () => {
    const { refresh } = open(onceThen(fakeFailure(503))).show();
    await title('Watered');
    await refresh();
    await screen.findByText('Could not refresh. What you see may be out of date.');
    expect(screen.getByText('Body of Watered')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).not.toBeNull();
  });

  it('that was deleted meanwhile keeps what is on the page, and offers no actions', async () => {
    const { refresh } = open(onceThen(fakeFailure(404, 'not-found'))).show();
    await title('Watered');
    await refresh();
    expect((await screen.findByRole('alert')).textContent).toContain('no longer exists');
    expect(screen.getByText('Body of Watered')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('says without a network what it waits for, and goes on by itself', async () => {
    const { show } = open({ text: 'Watered' });
    const { onlineManager } = await import('@tanstack/react-query');
    onlineManager.setOnline(false);
    show();
    expect(screen.getByText(/There is no connection to the server/)).not.toBeNull();
    onlineManager.setOnline(true);
    expect(await title('Watered')).not.toBeNull();
  });
});
