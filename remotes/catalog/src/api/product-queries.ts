import { defaultPageLimit } from '@pazar/contracts/page';
import { productPageSchema } from '@pazar/contracts/product';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const root = ['catalog', 'products'] as const;

export const productQueries = {
  list: (http: HttpClient, cursor: string | undefined) =>
    queryOptions({
      queryKey: [...root, 'list', { cursor }] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/products', {
          schema: productPageSchema,
          query: { limit: defaultPageLimit, cursor, count: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
