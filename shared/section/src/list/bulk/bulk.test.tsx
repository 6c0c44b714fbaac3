import { aPage } from '@pazar/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { button, onCell, onChanged, path, row, rows, show } from '../../../test/products-list.tsx';

describe('choosing rows', () => {
  it('takes all from one to another with Shift, and says how many', async () => {
    const { user } = show();
    await row('A');
    await user.click(screen.getByRole('checkbox', { name: 'Select B' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select D' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('Selected: 3')).toBeTruthy();
  });

  it('renders again only the row that was chosen', async () => {
    const { user } = show();
    await row('A');
    onCell.mockClear();
    await user.click(screen.getByRole('checkbox', { name: 'Select B' }));
    expect(screen.getByText('Selected: 1')).toBeTruthy();
    expect(new Set(onCell.mock.calls.map(([sku]) => sku))).toEqual(new Set(['B']));
  });

  it('archives, names the rows that could not be, and undoes it from a message or later', async () => {
    const token = '00000000-0000-4000-8000-00000000000a';
    const [first, second] = rows;
    const answer = {
      succeeded: [{ id: first?.id, version: 2 }],
      failed: [
        {
          id: second?.id,
          problem: {
            type: 'urn:pazar:problem:invalid-transition',
            title: 'Not possible now',
            status: 409,
            code: 'invalid-transition',
            detail: 'It is in a promotion.',
            traceId: 't',
            blocking: ['Autumn', 'Winter'].map((label) => ({
              entity: 'promotion',
              id: second?.id,
              label,
            })),
          },
        },
      ],
      undoToken: token,
      undoUntil: '2126-01-01T12:00:00.000Z',
    };
    const undone = { succeeded: [], failed: [], undoToken: null, undoUntil: null };
    const { user, api, notifications, container } = show({
      'POST /v1/products/bulk': answer,
      'POST /v1/products/bulk/undo': undone,
    });
    await row('A');
    await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select B' }));
    await user.click(button('Archive'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('B: It is in a promotion. Autumn, Winter');
    // Above the rows.
    const order = alert.compareDocumentPosition(screen.getByRole('table'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const [sent] = api.calls.filter((call) => call.method === 'POST');
    expect(sent?.body).toEqual({ ids: [first?.id, second?.id], action: 'archive', params: {} });
    expect(sent?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(notifications).toEqual(['Archived: 1']);
    expect(onChanged).toHaveBeenCalledOnce();
    await expectAccessible(container);

    await user.click(button('Undo'));
    await user.click(button(/^Archived: 1/));
    await waitFor(() => expect(notifications.at(-1)).toBe('Undone: Archived: 1'));
    expect(api.calls.at(-1)?.body).toEqual({ undoToken: token });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('waits for the action under way before the next one', async () => {
    const posted = Promise.withResolvers<object>();
    const { user, api } = show({ 'POST /v1/products/bulk': () => posted.promise });
    await row('A');
    await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await user.click(button('Archive'));
    await waitFor(() => expect(api.calls.at(-1)?.method).toBe('POST'));
    await user.click(screen.getByRole('checkbox', { name: 'Select B' }));
    await user.click(button('Publish'));
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    posted.resolve({ succeeded: [], failed: [], undoToken: null, undoUntil: null });
    await waitFor(() => expect(button('Publish')).toHaveProperty('disabled', false));
    expect(screen.getByText('Selected: 1')).toBeTruthy();
    await user.click(button('Publish'));
    await waitFor(() => expect(api.calls.at(-1)?.body).toMatchObject({ action: 'publish' }));
  });

  it('after a lost answer says that it is not known, and does the same again only once', async () => {
    const done = {
      succeeded: [{ id: rows[0]?.id, version: 2 }],
      failed: [],
      undoToken: '00000000-0000-4000-8000-00000000000a',
      undoUntil: null,
    };
    const { user, api, notifications } = show({ 'POST /v1/products/bulk': done });
    const keys = () =>
      api.calls.filter(({ method }) => method === 'POST').map((call) => call.idempotencyKey);
    async function archive(): Promise<void> {
      await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
      await user.click(button('Archive'));
    }
    api.failNext('POST /v1/products/bulk', 'network');
    api.failNext('POST /v1/products/bulk', 'timeout');
    await row('A');
    await archive();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It is not known whether all of it was done.');
    expect(alert.textContent).not.toContain('Nothing was changed');
    expect(onChanged).toHaveBeenCalledOnce();
    await user.click(button('Try again'));
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
    await archive();
    await waitFor(() => expect(notifications).toEqual(['Archived: 1']));
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
    await archive();
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
  });

  it('says in the words of the server why nothing was changed', async () => {
    const { user, api } = show();
    const detail = 'Your account is suspended. Three complaints.';
    api.failNext('POST /v1/products/bulk', 403, { code: 'agent-suspended', detail });
    await row('A');
    await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await user.click(button('Archive'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nothing was changed');
    expect(alert.textContent).toContain(detail);
  });

  it('chooses everything that is found, which goes to the server as a filter', async () => {
    const { user, api } = show(
      {
        [path]: aPage(rows, { next: 'two', total: 120 }),
        'POST /v1/products/bulk': { succeeded: [], failed: [], undoToken: null, undoUntil: null },
      },
      { at: '/list?status=ACTIVE' },
    );
    await row('A');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(button('Select all 120'));
    expect(screen.getByText('All 120 are selected')).toBeTruthy();
    await user.click(button('Archive'));
    const body = api.calls.find((call) => call.method === 'POST')?.body;
    expect(body).toMatchObject({ filter: { status: ['ACTIVE'] } });
  });

  it('shows how far an action on many rows is, and what it did at the end', async () => {
    const id = '00000000-0000-4000-8000-00000000000b';
    const run = { id, total: 120, done: 0, answer: null };
    const asked = Promise.withResolvers<object>();
    const answer = {
      succeeded: rows.slice(0, 2).map((each) => ({ id: each.id, version: 2 })),
      failed: [],
      undoToken: id,
      undoUntil: null,
    };
    const { user, notifications } = show({
      [path]: aPage(rows, { next: 'two', total: 120 }),
      'POST /v1/products/bulk': { ...run, done: 50 },
      [`/v1/products/bulk/${id}`]: () => asked.promise,
    });
    await row('A');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(button('Select all 120'));
    await user.click(button('Archive'));
    const bar = await screen.findByRole('progressbar', { name: 'Archive' });
    await waitFor(() => expect(bar.getAttribute('value')).toBe('50'));
    expect(bar.getAttribute('max')).toBe('120');
    asked.resolve({ ...run, done: 120, answer });
    await waitFor(() => expect(notifications).toEqual(['Archived: 2']));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('forgets the choice when another search finds other rows', async () => {
    const { user, address } = show();
    await row('A');
    await user.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await user.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(address()).toBe('/list?q=x'));
    await waitFor(() => expect(screen.queryByText('Selected: 1')).toBeNull());
  });
});
