import { preferencesInputSchema } from '@pazar/contracts/preferences';
import { aPage } from '@pazar/testing/builders';
import { type FakeCall, fakeFailure, type FakeQuery } from '@pazar/testing/fake-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { button, path, preferences, row, rows, show } from '../../test/products-list.tsx';

const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

describe('the states of a list', () => {
  it('shows its rows in a table that names, sorts and selects', async () => {
    const { container } = show();
    await row('A');
    expect(names()).toEqual(['A', 'B', 'C', 'D']);
    expect(screen.getByRole('columnheader', { name: 'Code' }).ariaSort).toBeNull();
    await expectAccessible(container);
  });

  it('distinguishes nothing yet from nothing that matches, and offers a way on from both', async () => {
    const { user, address } = show(
      { [path]: ({ q }: FakeQuery) => aPage(q === undefined ? rows : []) },
      { at: '/list?q=zz' },
    );
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeTruthy();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear !== undefined) await user.click(clear);
    expect(await row('A')).toBeTruthy();
    expect(address()).toBe('/list');
  });

  it('says which word of a search nothing has, where it shows what is spelled like it', async () => {
    show({ [path]: { ...aPage(rows), near: ['krastavica'] } }, { at: '/list?q=krastavica' });
    await row('A');
    expect(screen.getByText(/^Nothing matches “krastavica”/)).toBeTruthy();
  });

  it('offers to make the first row where there is none', async () => {
    show({ [path]: aPage([]) });
    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeTruthy();
    expect(button('New product')).toBeTruthy();
  });
});

describe('the address of a list', () => {
  it('takes in what is searched for when the typing pauses, and asks once', async () => {
    const { user, api, address } = show();
    await row('A');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'tomato');
    await waitFor(() => expect(address()).toBe('/list?q=tomato'));
    const asked = () => api.calls.filter((call) => call.path === path);
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().map(({ query }) => query['q'])).toEqual([undefined, 'tomato']);
  });

  it('has filters, with the number of their rows, and gives them back on "back"', async () => {
    const { user, address, goBack } = show();
    await row('A');
    await user.click(button('Filter'));
    await user.click(button('Status'));
    const draft = screen.getByRole('checkbox', { name: /Draft/ });
    expect(draft.closest('label')?.textContent).toContain('1');
    await user.click(draft);
    expect(address()).toBe('/list?status=DRAFT');
    expect(button('Status: Draft')).toBeTruthy();
    await goBack();
    expect(address()).toBe('/list');
  });

  it('sorts by a column, the other way, and as before', async () => {
    const { user, address } = show();
    await row('A');
    const head = () => screen.getByRole('columnheader', { name: 'Price' });
    await user.click(within(head()).getByRole('button'));
    expect(address()).toBe('/list?sort=-price');
    expect(head().getAttribute('aria-sort')).toBe('descending');
    await user.click(within(head()).getByRole('button'));
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(head()).getByRole('button'));
    expect(address()).toBe('/list');
  });

  it('shows an order from the press on, and turns it at the next, before the page follows', async () => {
    const { address } = show();
    await row('A');
    const head = () => screen.getByRole('columnheader', { name: 'Price' });
    const press = () => fireEvent.click(within(head()).getByRole('button'));
    press();
    expect(head().getAttribute('aria-sort')).toBe('descending');
    press();
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    await waitFor(() => expect(address()).toBe('/list?sort=price'));
  });
});

describe('the layout of a list', () => {
  it('shows another column at once and keeps it on the server', async () => {
    const { user, api } = show({
      'PUT /v1/account/preferences': (_query: unknown, { body }: FakeCall) => ({
        ...preferences,
        ...preferencesInputSchema.parse(body),
        version: 1,
      }),
    });
    await row('A');
    expect(screen.queryByRole('columnheader', { name: 'VAT' })).toBeNull();
    await user.click(button('List menu'));
    await user.click(button('Columns'));
    await user.click(screen.getByRole('checkbox', { name: 'VAT' }));
    expect(screen.getByRole('columnheader', { name: 'VAT' })).toBeTruthy();
    await waitFor(() => expect(api.calls.at(-1)?.method).toBe('PUT'));
    expect(api.calls.at(-1)).toMatchObject({
      ifMatch: 0,
      body: { lists: { products: { columns: ['sku', 'price', 'vat'], density: 'comfortable' } } },
    });
  });
});

describe('the tabs of a list', () => {
  it('say how many rows each has, whatever is chosen, and keep the other filters', async () => {
    const { user, address } = show({}, { at: '/list?tag=t3', hasTabs: true });
    await row('A');
    const counts = screen
      .getAllByRole('button', { name: /^(All|Active|Low)/ })
      .map((tab) => tab.textContent);
    expect(counts).toEqual(['All 4', 'Active 3', 'Low 2']);
    expect(button(/^All/)).toHaveProperty('ariaPressed', 'true');
    await user.click(button(/^Low/));
    expect(address()).toBe('/list?stock=LOW&tag=t3');
    expect(button(/^Low/)).toHaveProperty('ariaPressed', 'true');
    await user.click(button(/^Active/));
    expect(address()).toBe('/list?status=ACTIVE&tag=t3');
    await user.click(button(/^All/));
    expect(address()).toBe('/list?tag=t3');
  });
});

describe('the panels of a list', () => {
  it('open from their names and link back, with the focus', async () => {
    const { user, container } = show();
    await row('A');
    await user.click(button('Filter'));
    await user.click(button('Status'));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Active/ }));
    await expectAccessible(container);
    await user.click(button('Back'));
    expect(document.activeElement).toBe(button('Status'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Filter'));
  });

  it('keep a filter in sight while its last choice is taken away', async () => {
    const { user, address } = show({}, { at: '/list?status=DRAFT' });
    await row('A');
    await user.click(button('Status: Draft'));
    await user.click(screen.getByRole('checkbox', { name: /Draft/ }));
    expect(address()).toBe('/list');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Draft/ }));
  });
});

describe('saved views', () => {
  const view = {
    id: '00000000-0000-4000-8000-00000000000b',
    version: 1,
    page: 'products',
    name: 'Drafts',
    query: { status: ['DRAFT'] },
    isDefault: true,
    isGlobal: false,
    isOwn: true,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  };

  it('opens with the default one, and with everything on request', async () => {
    const { user, address } = show({ '/v1/views': { items: [view] } });
    await row('A');
    expect(address()).toBe(`/list?status=DRAFT&view=${view.id}`);
    expect(button('Drafts')).toHaveProperty('ariaPressed', 'true');
    await user.click(button('All'));
    expect(address()).toBe('/list?view=all');
  });

  it.each([
    ['keeps a name that another tab has given, and its own filters', { name: 'Unsold' }, 2],
    ['does not replace filters that another tab has saved', { query: { q: 'x' } }, 1],
  ])('%s', async (_title, theirs, attempts) => {
    const current = { ...view, ...theirs, version: 2, isDefault: false };
    const { user, api } = show(
      {
        '/v1/views': { items: [{ ...view, isDefault: false }] },
        [`PATCH /v1/views/${view.id}`](_query: unknown, { ifMatch }: FakeCall) {
          if (ifMatch === 2) return { ...current, version: 3 };
          throw fakeFailure(412, { code: 'version-conflict', currentVersion: 2, current });
        },
      },
      { at: `/list?status=DRAFT&status=ACTIVE&view=${view.id}` },
    );
    await row('A');
    await user.click(button('List menu'));
    await user.click(button(/Saved view: Drafts/));
    await user.click(button('Save the changes to “Drafts”'));
    const patches = () => api.calls.filter(({ method }) => method === 'PATCH');
    await waitFor(() => expect(patches()).toHaveLength(attempts));
    // Either way the menu shows the views as they are now.
    await waitFor(() =>
      expect(api.calls.filter((call) => call.path === '/v1/views')).toHaveLength(2),
    );
    expect(screen.queryAllByText(/The view could not be saved/)).toHaveLength(2 - attempts);
  });

  it('saves what is shown under a name', async () => {
    const { user, api } = show({ 'POST /v1/views': view }, { at: '/list?status=DRAFT' });
    await row('A');
    await user.click(button('List menu'));
    await user.click(button('Saved view: All'));
    await user.type(screen.getByRole('textbox', { name: /Name of the view/ }), 'Drafts');
    await user.click(button('Save the view'));
    await waitFor(() =>
      expect(api.calls.find((call) => call.method === 'POST')?.body).toEqual({
        page: 'products',
        name: 'Drafts',
        query: { status: ['DRAFT'] },
        isDefault: false,
        isGlobal: false,
      }),
    );
  });
});

describe('a list of an endpoint without a search', () => {
  it('has no search box, and no shortcut to one', async () => {
    const { api, commands } = show({}, { at: '/list?q=x', hasSearch: false });
    await row('A');
    expect(screen.queryByRole('search')).toBeNull();
    expect(commands().map(({ id }) => id)).not.toContain('list.search');
    expect(api.calls.find((call) => call.path === path)?.query).not.toHaveProperty('q');
  });
});

describe('the shortcuts of a list', () => {
  it('search, make a row, and choose or open the one with the focus', async () => {
    const { commands, address, user } = show();
    await row('A');
    const run = (id: string) =>
      act(() =>
        commands()
          .find((command) => command.id === id)
          ?.run(),
      );
    run('list.search');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    const link = screen.getByRole('link', { name: 'C' });
    link.focus();
    run('list.select');
    await screen.findByText('Selected: 1');
    await user.click(link);
    expect(address()).toMatch(/^\/list\/0/);
  });
});
