import type { View } from '@pazar/contracts/view';
import type { Section } from '@pazar/shell/section';
import { screen } from '@testing-library/react';
import { anId } from './builders.ts';
import { type FakeAnswer, type FakeApi, fakeApi } from './fake-api.ts';
import { listAnswers } from './list-answers.ts';
import { renderSection, type RenderSectionOptions } from './render-section.tsx';

/** A page of a section that shows a `DataList`. */
export interface ListPage<Row> {
  readonly section: Section;
  /** Path of the page: `/location`. */
  readonly at: `/${string}`;
  /** Its endpoint: `/v1/locations`. */
  readonly path: `/v1/${string}`;
  /** Name of the list: its saved views are kept under it. */
  readonly name: string;
  /** Rows that are shown as "First" and "Second". */
  readonly rows: readonly [first: Row, second: Row];
  /** Its texts. `many` are 1,240 rows in English, `odd` 21 in Macedonian. */
  readonly words: Readonly<
    Record<'title' | 'titleMk' | 'many' | 'odd' | 'loading' | 'empty' | 'failed', string>
  >;
  /** A filter with choices, by its button, a choice of it and the query parameter of that. */
  readonly filter: { readonly label: string; readonly choice: string; readonly param: string };
  /** A column that sorts ascending first, by its head and the API's name. */
  readonly sort: { readonly head: string; readonly name: string };
  /** Its export, where it has one, by the name under which it is saved. */
  readonly export?: { readonly path: `/v1/${string}`; readonly fileName: string };
  /** Answers for the page's other requests. */
  readonly around?: Readonly<Record<string, FakeAnswer>>;
}

/** The page with an API of these answers, beside those that every list needs. */
export function openList<Row>(
  { section, at, around }: ListPage<Row>,
  answers: Readonly<Record<string, FakeAnswer>>,
  options: Omit<Partial<RenderSectionOptions>, 'api'> = {},
) {
  const api = fakeApi({
    ...listAnswers,
    ...around,
    ...answers,
  });
  return { ...renderSection(section, { at, ...options, api }), api };
}

export const findRow = (name: RegExp) => screen.findByRole('row', { name });

/**
 * The list's requests, oldest first. Other parts of the page may also read its endpoint, and count
 * its rows without reading more than one.
 */
export function queriesOf<Row>({ path }: ListPage<Row>, { calls }: FakeApi) {
  const queries = calls.filter((call) => call.path === path).map(({ query }) => query);
  return queries.filter(({ count, limit }) => count === true && limit !== 1);
}

/** A saved view of the agent's own. */
export function aView(over: Partial<View> = {}): View {
  return {
    id: anId(),
    version: 1,
    page: 'products',
    name: 'A view',
    query: {},
    isDefault: false,
    isGlobal: false,
    isOwn: true,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...over,
  };
}
