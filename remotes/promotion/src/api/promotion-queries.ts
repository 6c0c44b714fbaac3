import { defaultPageLimit } from '@pazar/contracts/page';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const root = ['promotion', 'promotions'] as const;

export const promotionQueries = {
  list: (http: HttpClient, cursor: string | undefined) =>
    queryOptions({
      queryKey: [...root, 'list', { cursor }] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/promotions', {
          schema: promotionPageSchema,
          query: { limit: defaultPageLimit, cursor, count: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
