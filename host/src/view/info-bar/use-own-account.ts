import { type Account, accountSchema } from '@pazar/contracts/account';
import { useQuery } from '@tanstack/react-query';
import { useSectionClient } from '../page/use-section-client.ts';
import { useKeptFresh } from './use-kept-fresh.ts';

/** The key under which the sections keep the agent's own account too. */
export const accountKey = ['account'] as const;

/** The agent's own account; undefined until it is read. */
export function useOwnAccount(): Account | undefined {
  const { http } = useSectionClient('shell');
  // oxlint-disable-next-line pazar/read-failure -- each page reports a refused change
  const { data } = useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => http.get('/v1/account', { schema: accountSchema, signal }),
    refetchOnWindowFocus: true,
  });
  useKeptFresh(accountKey);
  return data;
}
