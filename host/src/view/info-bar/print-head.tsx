import type { Account } from '@pazar/contracts/account';
import { formatDateTime } from '@pazar/format/date';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './info-panel.module.css';

/** The head of a printed page: whose it is, and when it was printed. */
export function PrintHead({ account }: { account: Account | undefined }) {
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
