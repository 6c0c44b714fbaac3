import { ApiError, type ApiErrorDetails } from '@pazar/shell/api-error';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx';

function show(error: Error, more: Partial<LoadFailureProps> = {}) {
  const onRetry = vi.fn<() => void>();
  const element = (
    <LoadFailure title="Not loaded" error={error} isBusy={false} onRetry={onRetry} {...more} />
  );
  return { onRetry, ...renderInShell([{ path: '*', element }], { at: '/' }) };
}

const failed = (details: ApiErrorDetails) => new ApiError('Failed', details);
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const unknownPage = failed({
  kind: 'status',
  status: 400,
  problem: {
    type: 'urn:pazar:problem:cursor-mismatch',
    title: 'Cursor mismatch',
    status: 400,
    code: 'cursor-mismatch',
    traceId,
  },
});

const request = 'The server did not accept the request.';

describe('LoadFailure', () => {
  it.each([
    [
      'network',
      0,
      'There is no connection to the server. Check your internet connection, and that no ad blocker stops Pazar.',
    ],
    ['timeout', 0, 'The server took too long to answer.'],
    ['answer', 200, 'The server sent an answer that this version does not understand.'],
    ['abort', 0, request],
    ['status', 503, 'Something went wrong on the server. Nothing of yours is lost.'],
    ['status', 403, 'You do not have access to this data.'],
    ['status', 429, 'There were too many requests. Wait a moment and try again.'],
    ['status', 400, request],
  ] as const)('says in words how a call failed: %s %i', (kind, status, words) => {
    show(failed({ kind, status }));
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('says of an error of the program only what it knows', () => {
    show(new TypeError('undefined is not a function'));
    expect(screen.getByRole('alert').textContent).toContain(request);
  });

  it('quotes the reference of the answer', () => {
    show(unknownPage);
    expect(screen.getByText(traceId)).toBeTruthy();
    expect(screen.getByText(/Reference/)).toBeTruthy();
  });

  it('offers another try', async () => {
    const { user, onRetry } = show(failed({ kind: 'network' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('links from a page that is gone to the first one', async () => {
    const onFirstPage = vi.fn<() => void>();
    const { user, onRetry } = show(unknownPage, { onFirstPage });
    await user.click(screen.getByRole('button', { name: 'Show the first page' }));
    expect(onFirstPage).toHaveBeenCalledOnce();
    expect(onRetry).not.toHaveBeenCalled();
  });
});
