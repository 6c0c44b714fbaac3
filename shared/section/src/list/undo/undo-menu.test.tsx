import { aSession } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderInShell } from '@pazar/testing/render-in-shell';
import { runAttempt } from '../../record/attempt.ts';
import { useHttp } from '@pazar/shell/http';
import { useRefreshSession } from '@pazar/shell/session';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UndoMenu } from './undo-menu.tsx';
import { useUndoable } from './use-undoable.ts';

const path = '/v1/movements/1/reverse';

/** A page that books something which can be reversed. */
function Booking() {
  const { offer } = useUndoable('produce');
  const http = useHttp();
  const queries = useQueryClient();
  const signInAsOther = useRefreshSession();
  const reverse = () =>
    runAttempt(queries, {
      name: ['reversal'],
      content: '1',
      send: (idempotencyKey) =>
        http.post(path, { idempotencyKey, schema: { parse: () => undefined } }),
    });
  return (
    <>
      <button type="button" onClick={() => offer({ message: 'Booked', undo: reverse })}>
        Book
      </button>
      <button type="button" onClick={() => queries.clear()}>
        Clear the cache
      </button>
      <button type="button" onClick={() => void signInAsOther()}>
        Sign in as another agent
      </button>
      <UndoMenu scope="produce" />
    </>
  );
}

function show() {
  const api = fakeApi({ [`POST ${path}`]: undefined });
  return renderInShell([{ path: '*', element: <Booking /> }], {
    at: '/',
    api,
    refreshed: aSession({ id: '00000000-0000-4000-8000-0000000000ff' }),
  });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (user: ReturnType<typeof show>['user'], name: string | RegExp) =>
  user.click(button(name));

describe('What can be undone', () => {
  it('is undone from the menu, and goes from it', async () => {
    const { user, api, notifications } = show();
    await press(user, 'Book');
    await press(user, 'Undo');
    await press(user, /^Booked/);
    await waitFor(() => expect(notifications).toEqual(['Booked', 'Undone: Booked']));
    expect(api.calls).toMatchObject([{ method: 'POST', path }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is undone once, from the menu and from its message', async () => {
    const { user, api, actions, notifications } = show();
    await press(user, 'Book');
    await press(user, 'Undo');
    await press(user, /^Booked/);
    const [inMessage] = actions;
    act(() => inMessage?.onAction());
    await waitFor(() => expect(notifications.at(-1)).toBe('Undone: Booked'));
    act(() => inMessage?.onAction());
    expect(api.calls).toHaveLength(1);
    expect(notifications).toEqual(['Booked', 'Undone: Booked']);
  });

  it('stays after a lost answer, and is undone once however often it is tried', async () => {
    const { user, api, notifications } = show();
    api.failNext(`POST ${path}`, 'network');
    await press(user, 'Book');
    await press(user, 'Undo');
    await press(user, /^Booked/);
    await waitFor(() => expect(notifications.at(-1)).toMatch(/^It could not be undone/));
    await press(user, 'Undo');
    await press(user, /^Booked/);
    await waitFor(() => expect(notifications.at(-1)).toBe('Undone: Booked'));
    const keys = api.calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  });

  it('is not lost with what is cached of the server', async () => {
    const { user } = show();
    await press(user, 'Book');
    await press(user, 'Clear the cache');
    expect(button('Undo')).toBeTruthy();
  });

  it('is not offered to another agent', async () => {
    const { user } = show();
    await press(user, 'Book');
    expect(button('Undo')).toBeTruthy();
    await press(user, 'Sign in as another agent');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('goes when its time is over', async () => {
    const Over = () => {
      const { offer } = useUndoable('produce');
      const until = '2020-01-01T00:00:00.000Z';
      const past = { message: 'Imported', undo: () => Promise.resolve(), until };
      return (
        <>
          <button type="button" onClick={() => offer(past)}>
            Import
          </button>
          <UndoMenu scope="produce" />
        </>
      );
    };
    const { user, notifications } = renderInShell([{ path: '*', element: <Over /> }], { at: '/' });
    await press(user, 'Import');
    await act(() => Promise.resolve());
    expect(notifications).toEqual(['Imported']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
