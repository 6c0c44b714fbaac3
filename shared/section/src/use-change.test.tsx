import { aPage } from '@pazar/testing/builders';
import { type FakeApi, fakeApi } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aNote, notes } from '../test/notes.ts';
import { cropList } from './reference.ts';
import { useChange } from './use-change.ts';

/** A page of one note, beside the list of notes and the crops. */
function NotePage({ onDone }: { onDone: () => void }) {
  const http = useHttp();
  const note = useQuery(notes.detail(http, 'one'));
  const list = useQuery(notes.list(http, {}));
  useQuery(cropList(http));
  const change = useChange(notes, 'one');
  const row = note.data;
  if (row === undefined || list.data === undefined) return null;
  return (
    <>
      <h1>{row.text}</h1>
      <p>Listed: {list.data.items.map(({ text }) => text).join()}</p>
      <button onClick={() => change.run(notes.patch(row, { text: 'Picked' }), onDone)}>
        Change
      </button>
      {change.error !== null && <p role="alert">{change.isLost ? 'Unknown' : 'Refused'}</p>}
    </>
  );
}

/** Returns the answers one after the other. */
function inTurn(...answers: object[]) {
  return () => answers.shift();
}

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api: FakeApi = fakeApi({
    '/v1/notes/one': aNote(),
    '/v1/notes': aPage([aNote()]),
    '/v1/reference/crops': { items: [] },
    'PATCH /v1/notes/one': aNote({ version: 2, text: 'Picked' }),
    ...answers,
  });
  const done = vi.fn<() => void>();
  const shell = renderInShell([{ path: '/', element: <NotePage onDone={done} /> }], {
    at: '/',
    api,
  });
  await screen.findByRole('heading', { name: 'Watered' });
  const before = api.calls.length;
  await shell.user.click(screen.getByRole('button', { name: 'Change' }));
  return {
    ...shell,
    done,
    since: () => api.calls.slice(before).map(({ method, path }) => `${method} ${path}`),
  };
}

describe('A change of a record', () => {
  it('names the version that it changes, and shows what the server answered', async () => {
    const { api, done } = await open();
    await screen.findByRole('heading', { name: 'Picked' });
    expect(done).toHaveBeenCalledOnce();
    expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      body: { text: 'Picked' },
      ifMatch: 1,
    });
  });

  it('asks again for what else the section shows, and neither for itself nor for reference data', async () => {
    const { since } = await open({
      '/v1/notes': inTurn(aPage([aNote()]), aPage([aNote({ text: 'Picked' })])),
    });
    await screen.findByText('Listed: Picked');
    expect(since()).toEqual(['PATCH /v1/notes/one', 'GET /v1/notes']);
  });

  it.each([
    ['that is refused', 412, 'Refused'],
    ['that gets no answer', 'network', 'Unknown'],
  ] as const)('%s says so, and looks at what is there now', async (_case, failure, words) => {
    const api = fakeApi({
      '/v1/notes/one': inTurn(aNote(), aNote({ version: 2, text: 'Sold' })),
      '/v1/notes': aPage([aNote()]),
      '/v1/reference/crops': { items: [] },
    });
    api.failNext('PATCH /v1/notes/one', failure, 'version-conflict');
    const done = vi.fn<() => void>();
    const { user } = renderInShell([{ path: '/', element: <NotePage onDone={done} /> }], {
      at: '/',
      api,
    });
    await screen.findByRole('heading', { name: 'Watered' });
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await screen.findByRole('heading', { name: 'Sold' });
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(done).not.toHaveBeenCalled();
  });
});
