import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from '@pazar/shell/translation';
import { Icon } from '../icon/icon.tsx';
import { failureKey } from '../load-failure/failure-key.ts';
import { isLost } from '../record/attempt-key.ts';
import styles from './form-frame.module.css';
import type { SaveFailure } from './record-form-handle.ts';

/** Why nothing was saved, and what to quote to support. What was entered is still there. */
export function SaveFailureNotice({ failure: { error, others } }: { failure: SaveFailure }) {
  const { t } = useTranslation('shell');
  const problem = error instanceof ApiError ? error.problem : undefined;
  const reasons = [...others, ...blockersOf(problem)];
  return (
    <div role="alert" className={styles.summary}>
      <p className={styles.summaryTitle}>
        <Icon name="error" />
        {t(isLost(error) ? 'form.maybeSaved' : 'form.notSaved')}
      </p>
      <p>{explanationOf(problem) ?? t(failureKey(error))}</p>
      {reasons.length > 0 && (
        <ul className={styles.faults}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p>{t('form.nothingLost')}</p>
      {problem !== undefined && (
        <p className={styles.reference}>
          {t('failure.reference')} <code>{problem.traceId}</code>
        </p>
      )}
    </div>
  );
}

/** What stands in the way, by name. */
function blockersOf(problem: Problem | undefined): string[] {
  return (problem?.blocking ?? []).map(({ id, label }) => label ?? id);
}

/** The server explains a refusal in the agent's language; a fault of its own it does not. */
function explanationOf(problem: Problem | undefined): string | undefined {
  return problem !== undefined && problem.status < 500 ? problem.detail : undefined;
}
