import { ApiError } from '@pazar/shell/api-error';
import { fakeFailure } from '@pazar/testing/fake-api';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useAttempt } from './use-attempt.ts';

interface Setting {
  queries?: QueryClient;
  send?: (content: number, key: string) => Promise<string>;
  look?: () => unknown;
}

/** A component that books a number. */
function book({ queries = new QueryClient(), send, look = () => undefined }: Setting) {
  const keys: string[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () =>
      useAttempt<number, string>({
        name: ['book'],
        look,
        send(content, key) {
          keys.push(key);
          return send?.(content, key) ?? Promise.resolve('booked');
        },
      }),
    { wrapper },
  );
  return {
    keys,
    result,
    unmount,
    press: (content: number) => act(() => result.current.mutate(content)),
    settled: () => waitFor(() => expect(queries.isMutating()).toBe(0)),
  };
}

const failing = (failure: Error) => vi.fn<() => Promise<string>>().mockRejectedValue(failure);

describe('An attempt', () => {
  it('is sent once, however often it is pressed before it has an answer', async () => {
    const answer = Promise.withResolvers<string>();
    const { keys, press, result, settled } = book({ send: () => answer.promise });
    act(() => {
      result.current.mutate(5);
      result.current.mutate(5);
    });
    press(5);
    press(6);
    await waitFor(() => expect(result.current.isPending).toBe(true));
    answer.resolve('booked');
    await settled();
    expect(keys).toHaveLength(1);
  });

  it('has the names that sections built before 2026-11-28 call', async () => {
    const { result } = book({ send: failing(fakeFailure('network')) });
    act(() => result.current.run(5));
    await waitFor(() => expect(result.current.isLost).toBe(true));
  });

  it.each([
    ['no answer', fakeFailure('network')],
    ['no answer in time', fakeFailure('timeout')],
    ['an answer that breaks its contract', fakeFailure('answer')],
    ['a server that failed', fakeFailure(502)],
    ['a server that is still at it', fakeFailure(409, 'request-in-progress')],
  ])(
    'after %s is not known to be done, and keeps its key for the same content',
    async (_case, failure) => {
      const { keys, press, result, settled } = book({ send: failing(failure) });
      press(5);
      await waitFor(() => expect(result.current.isOutcomeUnknown).toBe(true));
      press(5);
      await settled();
      press(6);
      await settled();
      const [first, second, other] = keys;
      expect(second).toBe(first);
      expect(other).not.toBe(first);
    },
  );

  it('after a refusal is known not to be done, and gets another key', async () => {
    const { keys, press, result, settled } = book({
      send: failing(fakeFailure(409, 'insufficient-stock')),
    });
    press(5);
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current.isOutcomeUnknown).toBe(false);
    press(5);
    await settled();
    expect(new Set(keys).size).toBe(2);
  });

  it('after an answer gets another key: the same can be done twice on purpose', async () => {
    const { keys, press, settled } = book({});
    press(5);
    await settled();
    press(5);
    await settled();
    expect(new Set(keys).size).toBe(2);
  });

  it('fails at once without a network, and is not done when that is back', async () => {
    onlineManager.setOnline(false);
    const unsent = new ApiError('no network', { kind: 'network', isUnsent: true });
    const { keys, press, result, settled } = book({ send: failing(unsent) });
    press(5);
    await waitFor(() => expect(result.current.error).toBe(unsent));
    // It was not sent, so the agent need not wonder whether it was done.
    expect(result.current.isOutcomeUnknown).toBe(false);
    onlineManager.setOnline(true);
    await settled();
    expect(keys).toHaveLength(1);
  });

  it('keeps its key when the page is left and opened again', async () => {
    const queries = new QueryClient();
    const send = failing(fakeFailure('network'));
    const before = book({ queries, send });
    before.press(5);
    await before.settled();
    before.unmount();
    const after = book({ queries, send });
    after.press(5);
    await after.settled();
    expect(after.keys).toEqual(before.keys);
  });

  it.each([
    ['an answer', () => Promise.resolve('booked')],
    ['none', failing(fakeFailure('network'))],
  ])('looks what is there after %s', async (_case, send) => {
    const look = vi.fn<() => void>();
    const { press, settled } = book({ send, look });
    press(5);
    await settled();
    expect(look).toHaveBeenCalledOnce();
  });
});
