import { type Account, accountSchema } from '@pazar/contracts/account';
import { ApiError } from '@pazar/shell/api-error';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSectionClient } from '../page/use-section-client.ts';
import { useKeptFresh } from './use-kept-fresh.ts';

/** The key under which the sections keep the agent's own account too. */
export const accountKey = ['account'] as const;

/** The agent's own account; undefined until it is read. */
export function useOwnAccount(): Account | undefined {
  const { http } = useSectionClient('shell');
  // oxlint-disable-next-line pazar/read-failure -- each page reports a refused change
  const { data, error, refetch } = useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => http.get('/v1/account', { schema: accountSchema, signal }),
    refetchOnWindowFocus: true,
  });
  useKeptFresh(accountKey);
  // A section that is left gives up what it reads under this key, for all who show it.
  const isGivenUp = error instanceof ApiError && error.kind === 'abort';
  useEffect(() => {
    if (isGivenUp) void refetch();
  }, [isGivenUp, refetch]);
  return data;
}
