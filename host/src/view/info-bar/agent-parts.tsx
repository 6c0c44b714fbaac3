import type { Account } from '@pazar/contracts/account';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '@pazar/format/date';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import { bellSlotId, statusSlotId } from '../page/frame-context.ts';
import { AccountStatus } from './account-status.tsx';
import { Bell } from './bell.tsx';
import { InSlot } from './in-slot.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useOwnAccount } from './use-own-account.ts';
import styles from './info-panel.module.css';

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

/** The head of a printed page: whose it is, and when it was printed. */
function PrintHead({ account }: { account: Account | undefined }) {
  const { t } = useTranslation();
  const { locale, clock } = useHost();
  const [now, setNow] = useState(() => new Date(clock.now()));
  useEffect(
    function keepTimeOfPrinting() {
      // The browser prints the page in its state at the end of this event.
      const onPrint = () => flushSync(() => setNow(new Date(clock.now())));
      window.addEventListener('beforeprint', onPrint);
      return () => window.removeEventListener('beforeprint', onPrint);
    },
    [clock],
  );
  return (
    <div className={styles.printHead}>
      <span>{[t('brand'), account?.displayName].filter(Boolean).join(' · ')}</span>
      <span>{t('print.at', { time: formatDateTime(now, locale) })}</span>
    </div>
  );
}
