import { fakeFailure } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChangeFailure, type ChangeFailureProps } from './change-failure.tsx';

function show(props: Omit<ChangeFailureProps, 'title'>) {
  const element = <ChangeFailure title="The lot was not closed" {...props} />;
  renderInShell([{ path: '/', element }], { at: '/' });
  return screen.getByRole('alert').textContent;
}

describe('A change that was not made', () => {
  it('gives the reason of the server', () => {
    const text = show({
      error: fakeFailure(409, { code: 'in-use', detail: 'A promotion needs it.' }),
    });
    expect(text).toBe('The lot was not closedA promotion needs it.');
  });

  it.each([
    ['no answer', fakeFailure('network')],
    ['no answer in time', fakeFailure('timeout')],
    ['a server that failed', fakeFailure(500)],
    ['an answer that cannot be read', fakeFailure('answer')],
  ])('is not known to be so after %s', (_case, error) => {
    expect(show({ error })).toContain('It is not known whether this was done');
    expect(screen.queryByText('The lot was not closed')).toBeNull();
  });

  it('of what changes nothing says how it failed', () => {
    expect(show({ error: fakeFailure('network'), isRead: true })).toBe(
      'The lot was not closedThere is no connection to the server. Check your internet connection, and that no ad blocker stops Pazar.',
    );
  });

  it('quotes what support asks for after a fault of the server', () => {
    const error = fakeFailure(500);
    show({ error });
    expect(screen.getByText(error.reference ?? '')).not.toBeNull();
  });
});
