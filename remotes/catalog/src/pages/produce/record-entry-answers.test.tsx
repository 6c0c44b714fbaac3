import type { FakeFailure } from '@pazar/testing/fake-api';
import { act, screen, waitFor } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ofTomato, open, tomato, writes } from '../../../test/record-entry.ts';

const ledger = `POST /v1/produce/${tomato.id}/movements`;
const booked = { movements: [], lots: [], products: [] };
const noConnection = /connection|врска/i;
const unread =
  /^The answer of the server could not be read\. Check whether this was recorded: 3\skg/;

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

/** A harvest of three kilograms that gets this answer. */
async function record(failure: FakeFailure, locale: 'en' | 'mk' = 'en') {
  const shown = open(ofTomato, { locale });
  shown.api.failNext(ledger, failure);
  await shown.user.type(await screen.findByRole('textbox', { name: /^(?:How much|Колку)/ }), '3');
  await shown.user.click(screen.getByRole('button', { name: /^(?:Record|Внеси) / }));
  const said = await vi.waitUntil(() => shown.notifications[0]);
  return { ...shown, said };
}

describe('The answer to an entry, with a network,', () => {
  it('cannot be read: the entry is kept to be checked, and never reads as having no connection', async () => {
    const { said, api } = await record('answer');
    expect(said).toMatch(unread);
    expect(await screen.findByText(/^It was sent, but the answer/)).toBeVisible();
    expect(writes(api)).toHaveLength(1);
    expect(document.body).not.toHaveTextContent(noConnection);
  });

  it.each(['network', 'timeout', 503] as const)(
    'does not come (%s): the entry waits, and never reads as having no connection',
    async (failure) => {
      const { said } = await record(failure);
      expect(said).toMatch(
        /^The server has not answered yet\. Saved on this device.*: 3\skg, Tomato/,
      );
      expect(await screen.findByRole('heading', { name: /^1 entry/ })).toBeVisible();
      expect(said).not.toMatch(noConnection);
      expect(document.body).not.toHaveTextContent(noConnection);
    },
  );

  it.each([
    ['timeout', /^Серверот сѐ уште не одговорил/],
    ['answer', /^Одговорот на серверот не може да се прочита/],
  ] as const)('is said in Macedonian (%s)', async (failure, words) => {
    const { said } = await record(failure, 'mk');
    expect(said).toMatch(words);
    expect(said).not.toMatch(noConnection);
  });

  it('comes late: the agent goes on after four seconds, and the entry is recorded once', async () => {
    const asked = Promise.withResolvers<void>();
    const late = Promise.withResolvers<object>();
    const answer = () => {
      asked.resolve();
      return late.promise;
    };
    const { user, api, address, notifications } = open(ofTomato, { answers: { [ledger]: answer } });
    await user.type(await screen.findByLabelText(/How much was picked/), '3');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => screen.getByRole('button', { name: 'Record harvest' }).click());
    await asked.promise;
    await act(() => vi.advanceTimersByTimeAsync(3999));
    expect(notifications).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(await vi.waitUntil(() => notifications[0])).toMatch(/^The server has not answered yet/);
    await waitFor(() => expect(address()).toBe('/produce'));
    const waiting = await screen.findByRole('region', { name: /not recorded yet$/ });
    expect(waiting).not.toHaveTextContent(noConnection);
    late.resolve(booked);
    await waitFor(() => expect(waiting).not.toBeInTheDocument());
    expect(writes(api)).toHaveLength(1);
  });
});
