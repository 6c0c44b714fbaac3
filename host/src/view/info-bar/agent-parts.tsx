import { bellSlotId, standingSlotId } from '../page/frame-context.ts';
import { AccountStanding } from './account-standing.tsx';
import { Bell } from './bell.tsx';
import { InSlot } from './in-slot.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PrintHead } from './print-head.tsx';
import { useOwnAccount } from './use-own-account.ts';

/** Parts of the frame around the info bar that only an agent has: the bell, the account's state. */
export function AgentParts() {
  const account = useOwnAccount();
  return (
    <>
      <InSlot id={bellSlotId}>
        <Bell />
      </InSlot>
      <InSlot id={standingSlotId}>
        <PrintHead account={account} />
        <OfflineNotice />
        <AccountStanding />
      </InSlot>
    </>
  );
}
