import type { HttpClient, Reader, ReadOptions } from '@pazar/shell/http';
import { queryOptions } from '@tanstack/react-query';

/** What is read, and under which key it is kept. */
export interface Read<Answer, Key extends readonly unknown[]> {
  /** The section's name first: a change makes everything below it old. */
  readonly key: Key;
  readonly path: `/v1/${string}`;
  readonly schema: Reader<Answer>;
  readonly query?: ReadOptions<unknown>['query'] | undefined;
}

/** Options for `useQuery` that read one path, and stop when nobody waits for it. */
export function read<Answer, const Key extends readonly unknown[]>(
  http: HttpClient,
  { key, path, schema, query = {} }: Read<Answer, Key>,
) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => http.get(path, { schema, query, signal }),
  });
}

/** As `read`, of a list whose rows alone matter. */
export function readItems<Row, const Key extends readonly unknown[]>(
  http: HttpClient,
  { key, path, schema, query = {} }: Read<{ items: Row[] }, Key>,
) {
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { items } = await http.get(path, { schema, query, signal });
      return items;
    },
  });
}
