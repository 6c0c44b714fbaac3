import type { Locale } from '@pazar/contracts/locale';
import { maxPageLimit, type Page } from '@pazar/contracts/page';
import type { HttpClient, Reader, ReadOptions } from '@pazar/shell/http';
import type { Option } from '@pazar/ui/input/option';
import { read, readItems, type ReadQuery, withAnswerBefore } from './read.ts';

/** Rows to choose from at a time: with more, another letter narrows them faster than reading. */
const mostFound = 20;

/** A list of the API that a field is chosen from. */
export interface SearchSource<Row extends { readonly id: string }> {
  /** Below which the answers are kept: `['places']`. */
  readonly key: readonly [string];
  readonly path: `/v1/${string}`;
  readonly page: Reader<Page<Row>>;
  /** Which rows are offered. Rows that were chosen before are named whatever it says. */
  readonly filter: NonNullable<ReadOptions<unknown>['query']>;
  readonly sort: string;
  /** A row as a choice. */
  readonly option: (row: Row, locale: Locale) => Option;
}

/** The rows that match a text; the first ones in their order for none. */
export function searchQuery<Row extends { readonly id: string }>(
  http: HttpClient,
  { key, path, page, filter, sort }: SearchSource<Row>,
  q: string,
) {
  const query = { ...filter, ...(q === '' ? { sort } : { q }), limit: mostFound };
  return withAnswerBefore(
    read(http, { key: [...key, 'search', query], path, schema: page, query }),
  );
}

/** Rows by their ids, at most a hundred: what was chosen before and is not among those found. */
export function namedQuery<Row extends { readonly id: string }>(
  http: HttpClient,
  { key, path, page }: SearchSource<Row>,
  ids: readonly string[],
): ReadQuery<Row[]> {
  const query = { ids: ids.slice(0, maxPageLimit), limit: maxPageLimit };
  return {
    ...withAnswerBefore(
      readItems(http, { key: [...key, 'named', query], path, schema: page, query }),
    ),
    enabled: ids.length > 0,
  };
}
