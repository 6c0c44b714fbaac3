import type { HttpClient, Reader, ReadOptions } from '@pazar/shell/http';
import {
  keepPreviousData,
  type QueryFunction,
  type QueryKey,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';

/** The path to read, and its query key. */
export interface Read<Answer> {
  /** The section's name first: a change makes everything below it old. */
  readonly key: QueryKey;
  readonly path: `/v1/${string}`;
  readonly schema: Reader<Answer>;
  readonly query?: ReadOptions<unknown>['query'] | undefined;
}

/**
 * Options for `useQuery`. Functions that return them declare this type: TypeScript cannot write the
 * inferred one into a declaration file.
 */
export type ReadQuery<Data> = UnusedSkipTokenOptions<Data> & {
  queryKey: QueryKey;
  queryFn: QueryFunction<Data>;
};

/** Options for `useQuery` that read one path, and abort when no component waits for it. */
export function read<Answer>(
  http: HttpClient,
  { key, path, schema, query = {} }: Read<Answer>,
): ReadQuery<Answer> {
  return {
    queryKey: key,
    queryFn: ({ signal }) => http.get(path, { schema, query, signal }),
  };
}

/** Like `read`, for a list of which only the rows are needed. */
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

/** The same options; the data of the previous key are shown until the new answer arrives. */
export function withAnswerBefore<Data>(query: ReadQuery<Data>): ReadQuery<Data> {
  return { ...query, placeholderData: keepPreviousData };
}
