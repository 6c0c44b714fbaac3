import { defaultPageLimit } from '@pazar/contracts/page';
import { locationPageSchema } from '@pazar/contracts/location';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const root = ['locations', 'locations'] as const;

export const locationQueries = {
  list: (http: HttpClient, cursor: string | undefined) =>
    queryOptions({
      queryKey: [...root, 'list', { cursor }] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/locations', {
          schema: locationPageSchema,
          query: { limit: defaultPageLimit, cursor, count: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
