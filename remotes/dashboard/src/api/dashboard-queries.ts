import { dashboardSchema } from '@pazar/contracts/dashboard';
import type { HttpClient } from '@pazar/shell/http';
import { queryOptions } from '@tanstack/react-query';

export const dashboardQueries = {
  counts: (http: HttpClient) =>
    queryOptions({
      queryKey: ['dashboard', 'counts'] as const,
      queryFn: ({ signal }) => http.get('/v1/dashboard', { schema: dashboardSchema, signal }),
    }),
};
