import type { WaitingAgent } from '@pazar/contracts/management';
import { settlementFor } from '@pazar/section/settlement-for';
import { Quiet } from '@pazar/ui/layout';
import { useFormatters } from '../../model/use-formatters.ts';
import { daysSince } from '../../model/next-case.ts';
import styles from './queue.module.css';

export interface CaseListProps {
  cases: readonly WaitingAgent[];
  openId: string | undefined;
  onOpen: (row: WaitingAgent) => void;
}

/** Who waits, the oldest request first, with who looks at whom. */
export function CaseList({ cases, openId, onOpen }: CaseListProps) {
  const { t, locale, ago, number } = useFormatters();
  const daysText = (since: string) => {
    const days = daysSince(since);
    return days < 1 ? t('queue.today') : t('queue.days', { number: number(days) });
  };
  return (
    <nav className={styles.queue} aria-label={t('queue.cases')}>
      <p className={styles.order} aria-hidden="true">
        {t('queue.order')}
      </p>
      <ol className={styles.cases}>
        {cases.map((row, index) => {
          const { id, displayName, userType, requestedAt, lease } = row;
          const facts = [t(`management.userType.${userType}`), settlementFor(row, locale)];
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.case}
                aria-current={id === openId ? 'true' : undefined}
                onClick={() => onOpen(row)}
              >
                <strong>{displayName}</strong>
                <span className={styles.days} data-oldest={index === 0} title={ago(requestedAt)}>
                  {daysText(requestedAt)}
                </span>
                <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
                {lease !== null && !lease.isOwn && (
                  <Quiet>{t('queue.lookedAt', { name: lease.manager.displayName })}</Quiet>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={styles.then}>{t('queue.then')}</p>
    </nav>
  );
}
