/// <reference types="@testing-library/jest-dom/vitest" />
import type { Section } from '@pazar/shell/section';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPage } from './builders.ts';
import { fakeApi } from './fake-api.ts';
import { renderSection } from './render-section.tsx';

/** A list that is the first page of a section. */
export interface ListPage<Row> {
  readonly section: Section;
  /** Where it stands: `/location`. */
  readonly at: string;
  /** What it reads: `/v1/locations`. */
  readonly path: string;
  /** Rows that are shown as "First" and "Second". */
  readonly rows: readonly [first: Row, second: Row];
  /** What it says. `many` are 1,240 rows in English, `odd` 21 in Macedonian. */
  readonly words: Readonly<
    Record<'title' | 'titleMk' | 'many' | 'odd' | 'loading' | 'empty' | 'failed', string>
  >;
}

const findRow = (name: RegExp) => screen.findByRole('row', { name });

/** The tests of what every list page keeps: its four states, both languages, and its pages. */
export function promiseListPage<Row>(list: ListPage<Row>): void {
  promiseStates(list);
  promisePages(list);
}

function promiseStates<Row>({ section, at, path, rows: [first, second], words }: ListPage<Row>) {
  it('shows the rows and how many there are', async () => {
    const api = fakeApi({ [path]: aPage([first, second], { total: 1240 }) });
    renderSection(section, { at, api });
    expect(await findRow(/First/)).toBeVisible();
    expect(await findRow(/Second/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(screen.getByText(words.many)).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('speaks Macedonian, where 21 is singular', async () => {
    const api = fakeApi({ [path]: aPage([first], { total: 21 }) });
    renderSection(section, { at, locale: 'mk', api });
    expect(await screen.findByText(words.odd)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: words.titleMk })).toBeVisible();
  });

  it('says that it is loading', () => {
    const api = fakeApi({ [path]: () => new Promise(() => {}) });
    renderSection(section, { at, api });
    expect(screen.getByText(words.loading)).toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    renderSection(section, { at, api: fakeApi({ [path]: aPage([]) }) });
    expect(await screen.findByRole('heading', { name: words.empty })).toBeVisible();
  });

  it('says what could not be loaded, and tries again', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    api.failNext(path, 503);
    const { user } = renderSection(section, { at, api });
    expect(await screen.findByRole('heading', { name: words.failed })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow(/First/)).toBeVisible();
  });
}

function promisePages<Row>({ section, at, path, rows: [first, second] }: ListPage<Row>) {
  it('asks for a page at a time, counted, and for the one that the address names', async () => {
    const pages = {
      one: aPage([first], { next: 'two', total: 2 }),
      two: aPage([second], { prev: 'one', total: 2 }),
    };
    const api = fakeApi({ [path]: ({ cursor }) => (cursor === 'two' ? pages.two : pages.one) });
    const { user, address } = renderSection(section, { at, api });
    await findRow(/First/);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await findRow(/Second/)).toBeVisible();
    expect(address()).toBe(`${at}?cursor=two`);
    expect(api.calls.map(({ query }) => query)).toEqual([
      { limit: 25, cursor: undefined, count: true },
      { limit: 25, cursor: 'two', count: true },
    ]);
  });

  it('says that an address below it does not exist, and leads back', async () => {
    const api = fakeApi({ [path]: aPage([first]) });
    const { user } = renderSection(section, { at: `${at}/none`, api });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the first page of this section' }));
    expect(await findRow(/First/)).toBeVisible();
  });
}
