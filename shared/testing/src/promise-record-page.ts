/// <reference types="@testing-library/jest-dom/vitest" />
import type { Section } from '@pazar/shell/section';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { type FakeAnswer, fakeApi, fakeFailure } from './fake-api.ts';
import { listAnswers } from './list-answers.ts';
import { renderSection, type RenderSectionOptions } from './render-section.tsx';

/** A section's page of one record, as `RecordPage` shows it. */
export interface RecordPageUnderTest {
  readonly section: Section;
  /** URL of the page, with the identifier of the record. */
  readonly at: `/${string}`;
  /** Its endpoint: `/v1/produce/{id}`. */
  readonly path: `/v1/${string}`;
  /** The record with this identifier, as the API answers it. */
  readonly record: { readonly id: string };
  /** The list to which the page links back. */
  readonly list: { readonly path: `/${string}`; readonly title: string };
  /** Its texts: the title in both languages, that it is loading, and that it could not be loaded. */
  readonly words: Readonly<Record<'title' | 'titleMk' | 'loading' | 'failed', string>>;
  /** Answers for the page's other requests, and for its list. */
  readonly around?: Readonly<Record<string, FakeAnswer>>;
}

function open(
  { section, at, path, record, around }: RecordPageUnderTest,
  answer: FakeAnswer = record,
  options: Omit<Partial<RenderSectionOptions>, 'api'> = {},
) {
  const api = fakeApi({ ...listAnswers, ...around, [path]: answer });
  return { ...renderSection(section, { at, ...options, api }), api };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/**
 * The tests of what every page of one record keeps: its states, both languages, the way back to its
 * list, and that axe finds nothing.
 */
export function promiseRecordPage(page: RecordPageUnderTest): void {
  const { words, list, path } = page;

  it('shows the record, with nothing that axe finds', async () => {
    const { container } = open(page);
    expect(await title(words.title)).toBeVisible();
    await expectAccessible(container);
  });

  it('goes back to the list with the keyboard', async () => {
    const { user, address } = open(page);
    await title(words.title);
    const back = screen.getByRole('link', { name: list.title });
    await user.tab();
    expect(back).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(list.path);
  });

  it('speaks Macedonian', async () => {
    open(page, page.record, { locale: 'mk' });
    expect(await title(words.titleMk)).toBeVisible();
  });

  it('says that it is loading, under the title of the list', async () => {
    open(page, () => new Promise(() => {}));
    expect(await screen.findByText(words.loading)).toBeInTheDocument();
    expect(await title(list.title)).toBeVisible();
  });

  it.each([
    ['could not be loaded', 503, 'internal'],
    ['may not be seen', 403, 'forbidden'],
  ] as const)('says that the record %s, and tries again', async (_case, status, code) => {
    let isRefused = true;
    const { user } = open(page, () => {
      if (isRefused) throw fakeFailure(status, code);
      return page.record;
    });
    const failure = await screen.findByRole('region', { name: words.failed });
    isRefused = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await title(words.title)).toBeVisible();
  });

  it('is not found when there is no such record, and links to the list', async () => {
    const { user, address } = open(page, () => {
      throw fakeFailure(404, 'not-found');
    });
    await title('Page not found');
    await user.click(screen.getByRole('link', { name: 'Go to the section’s first page' }));
    expect(address()).toBe(list.path);
  });

  it('is not found at an address that can be no record’s, without a request', async () => {
    const { api } = open(page, page.record, { at: withoutId(page) });
    await title('Page not found');
    expect(api.calls.filter((call) => call.path.startsWith(parentOf(path)))).toEqual([]);
  });

  it('keeps the record when it could not be refreshed, and says so', async () => {
    const { api, refresh } = open(page);
    await title(words.title);
    api.failNext(path, 'network');
    await refresh();
    await waitFor(() => expect(screen.getByText(/^Could not refresh/)).toBeVisible());
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  });
}

/** The URL with another last segment instead of the identifier. */
function withoutId({ at, record }: RecordPageUnderTest): `/${string}` {
  const [before = '', after = ''] = at.split(record.id);
  return `/${before.slice(1)}no-record${after}`;
}

/** The path of all records of the kind, with its last slash. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
