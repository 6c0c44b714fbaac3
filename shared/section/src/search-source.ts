import type { Locale } from '@pazar/contracts/locale';
import { maxPageLimit, type Page } from '@pazar/contracts/page';
import type { HttpClient, Reader, ReadOptions } from '@pazar/shell/http';
import type { Option } from '@pazar/ui/input/option';
import type { QueryClient } from '@tanstack/react-query';
import { read, type ReadQuery, withAnswerBefore } from './read.ts';

/** Rows to choose from at a time: with more, another letter narrows them faster than reading. */
const maxFound = 20;

/** A list of the API that a field is chosen from. */
export interface SearchSource<Row extends { readonly id: string }> {
  /** Key prefix of the answers: `['own-locations']`. */
  readonly key: readonly [string];
  readonly path: `/v1/${string}`;
  readonly page: Reader<Page<Row>>;
  /** Which rows are offered. Rows selected before are named regardless. */
  readonly filter: NonNullable<ReadOptions<unknown>['query']>;
  /** More filters as long as nothing is typed: the rows that are most likely wanted. */
  readonly first?: SearchSource<Row>['filter'] | undefined;
  readonly sort: string;
  /** A row as a choice. */
  readonly option: (row: Row, locale: Locale) => Option;
}

/** The rows that match a text; without one the first rows in their order. */
export function searchQuery<Row extends { readonly id: string }>(
  http: HttpClient,
  { key, path, page, filter, first, sort }: SearchSource<Row>,
  q: string,
) {
  const query = { ...filter, ...(q === '' ? { ...first, sort } : { q }), limit: maxFound };
  return withAnswerBefore(
    read(http, { key: [...key, 'search', query], path, schema: page, query }),
  );
}

/** Rows by their ids, at most a hundred: selected rows that are not in the results. */
export function namedQuery<Row extends { readonly id: string }>(
  http: HttpClient,
  { key, path, page }: SearchSource<Row>,
  ids: readonly string[],
): ReadQuery<Row[]> {
  return {
    ...withAnswerBefore({
      queryKey: [...key, 'named', ids],
      queryFn: async ({ signal }) => {
        const parts = Array.from({ length: Math.ceil(ids.length / maxPageLimit) }, (_, part) =>
          ids.slice(part * maxPageLimit, (part + 1) * maxPageLimit),
        );
        const answers = await Promise.all(
          parts.map((part) =>
            http.get(path, { schema: page, query: { ids: part, limit: maxPageLimit }, signal }),
          ),
        );
        return answers.flatMap(({ items }) => items);
      },
    }),
    enabled: ids.length > 0,
  };
}

/**
 * The first row with some property that any field of this source has loaded, as a result or as a
 * selected row; undefined without one. Asks the server for nothing.
 */
export function findCachedRow<Row extends { readonly id: string }>(
  queries: QueryClient,
  { key }: SearchSource<Row>,
  hasIt: (row: Row) => boolean,
): Row | undefined {
  // What the two functions above have read, by the keys that they gave it.
  const named = queries.getQueriesData<Row[]>({ queryKey: [...key, 'named'] });
  const found = queries.getQueriesData<Page<Row>>({ queryKey: [...key, 'search'] });
  return [
    ...named.flatMap(([, rows]) => rows ?? []),
    ...found.flatMap(([, page]) => page?.items ?? []),
  ].find(hasIt);
}
