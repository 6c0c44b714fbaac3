import type { AgentDetail } from '@pazar/contracts/management';
import { Badge } from '@pazar/ui/badge';
import { Icon } from '@pazar/ui/icon';
import { useActionText } from '@pazar/section/record/use-action-text';
import { TextLink } from '@pazar/ui/text-link';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CaseHistory } from '../../model/case-history.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import styles from './queue.module.css';

export interface CaseHeadProps {
  agent: AgentDetail;
  history: CaseHistory;
  steps: ReactNode;
}

/** Who asks, when and how often, what was decided before, and who may be the same person. */
export function CaseHead({ agent, history, steps }: CaseHeadProps) {
  const { t, timestamp, number } = useFormatters();
  const { displayName, verification, creationDate } = agent;
  const { requests } = history;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(function startAtTitle() {
    title.current?.focus();
  }, []);
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <h2 ref={title} tabIndex={-1}>
          {displayName}
        </h2>
        {requests > 1 && (
          <Badge tone="attention">{t('queue.again', { number: number(requests) })}</Badge>
        )}
      </div>
      {steps}
      <p className={styles.when}>
        {verification.requestedAt !== null &&
          `${t('queue.requested', { at: timestamp(verification.requestedAt) })} · `}
        {t('queue.registered', { at: timestamp(creationDate) })}
      </p>
      <Before agent={agent} history={history} />
    </div>
  );
}

/** What makes a manager look twice. */
function Before({ agent: { duplicates }, history: { decided } }: Omit<CaseHeadProps, 'steps'>) {
  const { t, day } = useFormatters();
  const actionText = useActionText();
  if (duplicates.length === 0 && decided === undefined) return null;
  return (
    <ul className={styles.before}>
      {decided !== undefined && (
        <li>
          <Icon name="history" size={16} />
          <span>
            {actionText(decided.action)}, {day(decided.at)}
            {decided.reason !== null && (
              <>
                : <q>{decided.reason}</q>
              </>
            )}
          </span>
        </li>
      )}
      {duplicates.map(({ id, displayName, by, matches }) => (
        <li key={id} className={styles.narrow}>
          <Icon name="warning" size={16} />
          <span>
            <TextLink to={`/management/agents/${id}`}>{displayName}</TextLink>:{' '}
            {(matches.length > 0 ? matches : [by])
              .map((sign) => t(`duplicates.by.${sign}`))
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
