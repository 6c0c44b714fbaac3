import { agentPageSchema } from '@pazar/contracts/agent';
import type { HttpClient } from '@pazar/shell/http';
import type { ListQuery } from '@pazar/ui/list/query/use-list-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { agentList } from '../model/agent-list.ts';

const root = ['management', 'agents'] as const;

export const agentQueries = {
  list: (http: HttpClient, query: ListQuery<typeof agentList>) =>
    queryOptions({
      queryKey: [...root, 'list', query] as const,
      queryFn: ({ signal }) =>
        http.get('/v1/management/agents', { schema: agentPageSchema, query, signal }),
      placeholderData: keepPreviousData,
    }),
};
