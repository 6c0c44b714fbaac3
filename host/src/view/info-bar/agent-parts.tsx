import type { Account } from '@pazar/contracts/account';
import { useEffect, useRef } from 'react';
import { useHost } from '../../host-services.ts';
import { bellSlotId, statusSlotId } from '../page/frame-context.ts';
import { AccountStatus } from './account-status.tsx';
import { Bell } from './bell.tsx';
import { InSlot } from './in-slot.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PrintHead } from './print-head.tsx';
import { useOwnAccount } from './use-own-account.ts';

/** Parts of the frame around the info bar that only an agent has: the bell, the account's state. */
export function AgentParts() {
  const account = useOwnAccount();
  useRoleOfAnswer(account);
  return (
    <>
      <InSlot id={bellSlotId}>
        <Bell />
      </InSlot>
      <InSlot id={statusSlotId}>
        <PrintHead account={account} />
        <OfflineNotice />
        <AccountStatus />
      </InSlot>
    </>
  );
}

/** Shows the pages of a role as soon as the request for it is answered. */
function useRoleOfAnswer(account: Account | undefined): void {
  const { refreshSession } = useHost();
  const status = account?.verification.status;
  const seen = useRef(status);
  useEffect(
    function readRoles() {
      if (seen.current === 'PENDING' && status !== 'PENDING') void refreshSession();
      seen.current = status;
    },
    [refreshSession, status],
  );
}
