import { aPage } from '@pazar/testing/builders';
import { type FakeApi, fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aNote, notes } from '../test/notes.ts';
import { cropList } from './reference.ts';
import { useApiMutation } from './use-api-mutation.ts';

/** A page of one note, beside the list of notes and the crops. */
function NotePage({ onDone }: { onDone: () => void }) {
  const http = useHttp();
  const note = useQuery(notes.detail(http, 'one'));
  const list = useQuery(notes.list(http, {}));
  useQuery(cropList(http));
  const change = useApiMutation(notes.mutation('one'));
  const row = note.data;
  if (row === undefined || list.data === undefined) return null;
  return (
    <>
      <h1>{row.text}</h1>
      <p>Listed: {list.data.items.map(({ text }) => text).join()}</p>
      <button
        onClick={() => change.mutate(notes.patch(row, { text: 'Picked' }), { onSuccess: onDone })}
      >
        Change
      </button>
      {change.error !== null && (
        <p role="alert">{change.isOutcomeUnknown ? 'Unknown' : 'Refused'}</p>
      )}
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

/** Buttons that each book a number, and the keys under which the numbers were sent. */
function renderBooking({ keyPerContent = false } = {}) {
  const sent: { key: string; answer: PromiseWithResolvers<string> }[] = [];
  function Booking() {
    const booking = useApiMutation({
      mutationKey: ['diary', 'book'],
      keyPerContent,
      mutationFn(_amount: number, { idempotencyKey: key }) {
        const answer = Promise.withResolvers<string>();
        sent.push({ key, answer });
        return answer.promise;
      },
    });
    const failure = booking.isOutcomeUnknown ? 'unknown' : booking.error?.message;
    return (
      <>
        {[5, 6].map((amount) => (
          <button key={amount} onClick={() => booking.mutate(amount)}>
            {amount}
          </button>
        ))}
        <p role="status">{booking.isPending ? 'sending' : failure}</p>
      </>
    );
  }
  const { user } = renderInShell([{ path: '/', element: <Booking /> }], { at: '/' });
  const says = (text: string) =>
    waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  const send = async (amount: number) => {
    await user.click(screen.getByRole('button', { name: String(amount) }));
    await says('sending');
  };
  return {
    send,
    keys: () => sent.map(({ key }) => key),
    fail: async (amount: number, failure: Error, shown = 'unknown') => {
      await send(amount);
      sent.at(-1)?.answer.reject(failure);
      await says(shown);
    },
  };
}

const lost = fakeFailure('network');

describe('A mutation', () => {
  it('is sent once, however often it is clicked before its answer', async () => {
    const { send, keys } = renderBooking();
    await send(5);
    await send(5);
    await send(6);
    expect(keys()).toHaveLength(1);
  });

  it('keeps its key for the same content until an answer', async () => {
    const { fail, keys } = renderBooking();
    for (const amount of [5, 5, 6]) await fail(amount, lost);
    const [first, second, other] = keys();
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it('of several subjects keeps the key of each', async () => {
    const { fail, keys } = renderBooking({ keyPerContent: true });
    for (const amount of [5, 6, 5]) await fail(amount, lost);
    const [first, other, again] = keys();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('gets another key after a refusal, which is known', async () => {
    const { fail, keys } = renderBooking();
    const refusal = fakeFailure(409, 'insufficient-stock');
    await fail(5, refusal, refusal.message);
    await fail(5, refusal, refusal.message);
    expect(new Set(keys()).size).toBe(2);
  });
});
