import { accountSchema } from '@pazar/contracts/account';
import type { HttpClient } from '@pazar/shell/http';
import { queryOptions } from '@tanstack/react-query';

/** Where the agent's own account is kept for all sections. */
export const accountKey = ['account'] as const;

/** The agent's own account. */
export const account = (http: HttpClient) =>
  queryOptions({
    queryKey: accountKey,
    queryFn: ({ signal }) => http.get('/v1/account', { schema: accountSchema, signal }),
  });
