import { promotionPageSchema } from '@pazar/contracts/promotion';
import type { HttpClient } from '@pazar/shell/http';
import type { ListQuery } from '@pazar/ui/list/query/use-list-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { promotionList } from '../model/promotion-list.ts';

const root = ['promotion', 'promotions'] as const;

export const promotionQueries = {
  list: (http: HttpClient, query: ListQuery<typeof promotionList>) =>
    queryOptions({
      queryKey: [...root, 'list', query] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/promotions', { schema: promotionPageSchema, query, signal }),
      placeholderData: keepPreviousData,
    }),
};
