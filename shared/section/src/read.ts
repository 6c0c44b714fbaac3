import type { HttpClient, Reader, ReadOptions } from '@pazar/shell/http';
import {
  keepPreviousData,
  type QueryKey,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

/** What is read, and under which key it is kept. */
export interface Read<Answer> {
  /** The section's name first: a change makes everything below it old. */
  readonly key: QueryKey;
  readonly path: `/v1/${string}`;
  readonly schema: Reader<Answer>;
  readonly query?: ReadOptions<unknown>['query'] | undefined;
}

/**
 * Options for `useQuery`. Functions that answer them say so: what TypeScript infers of a copy of
 * them cannot be written into a declaration file.
 */
export type ReadQuery<Data> = UnusedSkipTokenOptions<Data> & { queryKey: QueryKey };

/** Options for `useQuery` that read one path, and stop when nobody waits for it. */
export function read<Answer>(
  http: HttpClient,
  { key, path, schema, query = {} }: Read<Answer>,
): ReadQuery<Answer> {
  return {
    queryKey: key,
    queryFn: ({ signal }) => http.get(path, { schema, query, signal }),
  };
}

/** As `read`, of a list whose rows alone matter. */
export function readItems<Row>(
  http: HttpClient,
  { key, path, schema, query = {} }: Read<{ items: Row[] }>,
): ReadQuery<Row[]> {
  return {
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { items } = await http.get(path, { schema, query, signal });
      return items;
    },
  };
}

/** The same options; what was read under another key is shown until the new answer is there. */
export function withAnswerBefore<Data>(query: ReadQuery<Data>): ReadQuery<Data> {
  return { ...query, placeholderData: keepPreviousData };
}
