import type { Account } from '@pazar/contracts/account';
import { useOutletContext } from '@pazar/shell/router';

/** The account that the page around shows: `AccountPage` hands it to the page of each group. */
export function useAccount(): Account {
  return useOutletContext<Account>();
}
