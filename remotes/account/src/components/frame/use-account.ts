import type { Account } from '@pazar/contracts/account';
import { useOutletContext } from 'react-router-dom';

/** The account that the page around shows: `AccountPage` hands it to the page of each group. */
export function useAccount(): Account {
  return useOutletContext<Account>();
}
