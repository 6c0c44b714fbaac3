import { type Account, accountSchema } from '@pazar/contracts/account';
import { useQuery } from '@tanstack/react-query';
import { useSectionClient } from '../page/use-section-client.ts';
import { useRefetchOnNavigation } from './use-refetch-on-navigation.ts';

/** The key under which the sections keep the agent's own account too. */
export const accountKey = ['account'] as const;

/** An agent who waits for an answer sees the role that it brings within five seconds. In milliseconds. */
const lookEvery = 4_000;

const isWaiting = (account: Account | undefined) => account?.verification.status === 'PENDING';

/** The agent's own account; undefined until it is read. While a request waits it is read again and again. */
export function useOwnAccount(): Account | undefined {
  const { http } = useSectionClient('shell');
  // oxlint-disable-next-line pazar/read-failure -- each page reports a refused change
  const { data } = useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => http.get('/v1/account', { schema: accountSchema, signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? lookEvery : false),
  });
  useRefetchOnNavigation(accountKey);
  return data;
}
