import type { WaitingAgent } from '@pazar/contracts/management';
import { Quiet } from '@pazar/ui/record/layout';
import { useWords } from '../../model/use-words.ts';
import styles from './queue.module.css';

export interface CaseListProps {
  cases: readonly WaitingAgent[];
  openId: string | undefined;
  onOpen: (row: WaitingAgent) => void;
}

/** Who waits, the oldest request first, with who looks at whom. */
export function CaseList({ cases, openId, onOpen }: CaseListProps) {
  const { t, ago } = useWords();
  return (
    <nav aria-label={t('queue.cases')}>
      <ol className={styles.cases}>
        {cases.map((row) => {
          const { id, displayName, userType, settlement, requestedAt, lease } = row;
          const facts = [t(`management.userType.${userType}`), settlement];
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.case}
                aria-current={id === openId ? 'true' : undefined}
                onClick={() => onOpen(row)}
              >
                <strong>{displayName}</strong>
                <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
                <Quiet>{ago(requestedAt)}</Quiet>
                {lease !== null && !lease.isOwn && (
                  <Quiet>{t('queue.lookedAt', { name: lease.manager.displayName })}</Quiet>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
