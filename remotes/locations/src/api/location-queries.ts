import { locationPageSchema } from '@pazar/contracts/location';
import type { HttpClient } from '@pazar/shell/http';
import type { ListQuery } from '@pazar/ui/list/query/use-list-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { locationList } from '../model/location-list.ts';

const root = ['locations', 'locations'] as const;

export const locationQueries = {
  list: (http: HttpClient, query: ListQuery<typeof locationList>) =>
    queryOptions({
      queryKey: [...root, 'list', query] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/locations', { schema: locationPageSchema, query, signal }),
      placeholderData: keepPreviousData,
    }),
};
