import { defaultPageLimit } from '@pazar/contracts/page';
import { agentPageSchema } from '@pazar/contracts/agent';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const root = ['management', 'agents'] as const;

export const agentQueries = {
  list: (http: HttpClient, cursor: string | undefined) =>
    queryOptions({
      queryKey: [...root, 'list', { cursor }] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/management/agents', {
          schema: agentPageSchema,
          query: { limit: defaultPageLimit, cursor, count: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
