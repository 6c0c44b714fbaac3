/// <reference types="@testing-library/jest-dom/vitest" />
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPage } from './builders.ts';
import { catchDownloads } from './catch-downloads.ts';
import { fakeFailure, type FakeQuery } from './fake-api.ts';
import { aView, findRow, type ListPage, openList, queriesOf } from './list-page.ts';

/**
 * The tests of what every list page keeps: its states, both languages, its pages, and search,
 * filter, order and saved views in the URL.
 */
export function itBehavesLikeAListPage<Row>(list: ListPage<Row>): void {
  promiseStates(list);
  promisePages(list);
  promiseQuery(list);
  promiseViews(list);
  if (list.export !== undefined) promiseExport(list, list.export);
}

const button = (name: string) => screen.getByRole('button', { name });
/** The heads of the table are buttons too, and may have the names of filters. */
const filters = () => within(screen.getByRole('dialog', { name: 'Filter' }));

function promiseStates<Row>(list: ListPage<Row>) {
  const { path, words } = list;
  const [first, second] = list.rows;

  it('shows the rows and how many there are', async () => {
    openList(list, { [path]: aPage([first, second], { total: 1240 }) });
    expect(await findRow(/First/)).toBeVisible();
    expect(await findRow(/Second/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByText(words.many)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('speaks Macedonian, where 21 is singular', async () => {
    openList(list, { [path]: aPage([first], { total: 21 }) }, { locale: 'mk' });
    expect(await screen.findByText(words.odd)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: words.titleMk })).toBeVisible();
  });

  it('says that it is loading', () => {
    openList(list, { [path]: () => new Promise(() => {}) });
    expect(screen.getByText(words.loading)).toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    openList(list, { [path]: aPage([]) });
    expect(await screen.findByRole('heading', { name: words.empty })).toBeVisible();
  });

  it('says what could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = openList(list, {
      [path]() {
        if (isDown) throw fakeFailure(503);
        return aPage([first]);
      },
    });
    const failure = await screen.findByRole('region', { name: words.failed });
    isDown = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await findRow(/First/)).toBeVisible();
  });
}

function promisePages<Row>(list: ListPage<Row>) {
  const { at, path, words } = list;
  const [first, second] = list.rows;

  it('asks for a page at a time, counted, and for the one that the URL names', async () => {
    const pages = {
      one: aPage([first], { next: 'two', total: 2 }),
      two: aPage([second], { prev: 'one', total: 2 }),
    };
    const { user, address, goBack, api } = openList(list, {
      [path]: ({ cursor }: FakeQuery) => (cursor === 'two' ? pages.two : pages.one),
    });
    await findRow(/First/);
    await user.click(button('Next'));
    expect(await findRow(/Second/)).toBeVisible();
    expect(address()).toBe(`${at}?cursor=two`);
    const asked = queriesOf(list, api);
    expect(asked).toMatchObject([{ limit: 25 }, { limit: 25, cursor: 'two' }]);
    expect(asked[0]).not.toHaveProperty('cursor');
    await goBack();
    expect(await findRow(/First/)).toBeVisible();
    expect(address()).toBe(at);
  });

  it('shows the rows it showed last where there is no network, and says so', async () => {
    const { user } = openList(list, {
      [path]({ cursor }: FakeQuery) {
        if (cursor !== undefined) throw fakeFailure('network');
        return aPage([first], { next: 'two', total: 2 });
      },
    });
    await findRow(/First/);
    await user.click(button('Next'));
    expect(await screen.findByText(/^There is no connection. These are the rows/)).toBeVisible();
    expect(await findRow(/First/)).toBeVisible();
    expect(screen.queryByRole('region', { name: words.failed })).not.toBeInTheDocument();
  });

  it('says that an address below it does not exist, and links back', async () => {
    const { user } = openList(list, { [path]: aPage([first]) }, { at: `${at}/none/none` });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the section’s first page' }));
    expect(await findRow(/First/)).toBeVisible();
  });
}

function promiseQuery<Row>(list: ListPage<Row>) {
  const { at, path, filter, sort } = list;
  const [first] = list.rows;
  const [param = '', value = ''] = filter.param.split('=');

  it('finds what is searched for, or says that nothing matches', async () => {
    const { user, address, api } = openList(list, {
      [path]: ({ q }: FakeQuery) => aPage(q === undefined ? [first] : []),
    });
    await findRow(/First/);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zz');
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible();
    expect(address()).toBe(`${at}?q=zz`);
    await waitFor(() => expect(queriesOf(list, api).at(-1)).toMatchObject({ q: 'zz' }));
    await user.click(button('Clear filters'));
    expect(await findRow(/First/)).toBeVisible();
    expect(address()).toBe(at);
  });

  it('is filtered by a choice with its count, which the URL keeps', async () => {
    const page = { ...aPage([first]), facets: { [param]: { [value]: 7 } } };
    const { user, address, goBack, api } = openList(list, { [path]: page });
    await findRow(/First/);
    await user.click(button('Filter'));
    await user.click(filters().getByRole('button', { name: filter.label }));
    const choice = screen.getByRole('checkbox', { name: new RegExp(`^${filter.choice}`) });
    expect(choice.closest('label')).toHaveTextContent('7');
    await user.click(choice);
    expect(address()).toBe(`${at}?${filter.param}`);
    expect(button(`${filter.label}: ${filter.choice}`)).toBeVisible();
    await waitFor(() => expect(queriesOf(list, api).at(-1)).toMatchObject({ [param]: [value] }));
    await goBack();
    expect(address()).toBe(at);
  });

  it('is ordered by a column, ascending and descending', async () => {
    const { user, address, api } = openList(list, { [path]: aPage([first]) });
    await findRow(/First/);
    const head = () => screen.getByRole('columnheader', { name: sort.head });
    await user.click(within(head()).getByRole('button'));
    expect(address()).toBe(`${at}?sort=${sort.name}`);
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(head()).getByRole('button'));
    expect(address()).toBe(`${at}?sort=-${sort.name}`);
    await waitFor(() =>
      expect(queriesOf(list, api).at(-1)).toMatchObject({ sort: `-${sort.name}` }),
    );
  });
}

function promiseViews<Row>(list: ListPage<Row>) {
  const { at, path, name, filter } = list;
  const [first] = list.rows;
  const [param = '', value = ''] = filter.param.split('=');
  const view = aView({ page: name, name: 'My view', query: { [param]: [value] }, isDefault: true });

  it("opens with the agent's own view, and with everything on request", async () => {
    const { user, address, api } = openList(list, {
      [path]: aPage([first]),
      '/v1/views': ({ page }: FakeQuery) => ({ items: page === name ? [view] : [] }),
    });
    await findRow(/First/);
    expect(address()).toBe(`${at}?${filter.param}&view=${view.id}`);
    await waitFor(() => expect(queriesOf(list, api).at(-1)).toMatchObject({ [param]: [value] }));
    expect(button('My view')).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^All/ }));
    expect(address()).toBe(`${at}?view=all`);
  });

  it('saves what it shows as a view', async () => {
    const { user, api } = openList(
      list,
      { [path]: aPage([first]), 'POST /v1/views': view },
      { at: `${at}?${filter.param}` },
    );
    await findRow(/First/);
    await user.click(button('List menu'));
    await user.click(button('Saved view: All'));
    await user.type(screen.getByRole('textbox', { name: /Name of the view/ }), 'My view');
    await user.click(button('Save the view'));
    await waitFor(() => {
      const sent = api.calls.find(({ method }) => method === 'POST')?.body;
      expect(sent).toMatchObject({ page: name, name: 'My view', query: { [param]: [value] } });
    });
  });
}

function promiseExport<Row>(list: ListPage<Row>, file: NonNullable<ListPage<Row>['export']>) {
  const { at, path, filter } = list;
  const [first] = list.rows;
  const [param = '', value = ''] = filter.param.split('=');

  it('saves as a file what it shows, in its order', async () => {
    const downloads = catchDownloads();
    const { user, api } = openList(
      list,
      { [path]: aPage([first]), [file.path]: { blob: new Blob(['a;b']), name: null } },
      { at: `${at}?${filter.param}&q=zz` },
    );
    await findRow(/First/);
    await user.click(button('List menu'));
    await user.click(button('Export'));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual([file.fileName]));
    const sent = api.calls.find((call) => call.path === file.path);
    expect(sent?.query).toMatchObject({ q: 'zz', [param]: [value], sort: '-updatedAt' });
  });
}
