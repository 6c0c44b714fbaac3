import { defaultPageLimit } from '@pazar/contracts/page';
import { lotPageSchema } from '@pazar/contracts/produce';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const root = ['catalog', 'produce'] as const;

export const produceQueries = {
  list: (http: HttpClient, cursor: string | undefined) =>
    queryOptions({
      queryKey: [...root, 'list', { cursor }] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/produce', {
          schema: lotPageSchema,
          query: { limit: defaultPageLimit, cursor, count: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
