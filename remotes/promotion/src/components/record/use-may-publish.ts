import { ownAccount } from '@pazar/section/account';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether management has verified the agent, without which nothing is published. True until the
 * shell has read the account: this hook requests nothing, and the API refuses what must not be.
 */
export function useMayPublish(): boolean {
  // oxlint-disable-next-line pazar/read-failure -- the shell's request, not this hook's
  const { data: account } = useQuery({ ...ownAccount(useHttp()), enabled: false });
  return account?.verified ?? true;
}
