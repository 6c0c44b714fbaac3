import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Icon } from '@pazar/ui/icon';
import { failureKey } from '@pazar/ui/parts/failure-key';
import { isLost } from '../record/attempt-key.ts';
import styles from './form-frame.module.css';
import type { SaveFailure } from './record-form-handle.ts';

/** Why nothing was saved, and the code for support. The entered values stay. */
export function SaveFailureNotice({ failure }: { failure: SaveFailure }) {
  const { t } = useTranslation('shell');
  const { error, others, saveAsNew } = failure;
  const problem = error instanceof ApiError ? error.problem : undefined;
  const reasons = [...others, ...blockersOf(problem)];
  return (
    <div role="alert" className={styles.summary}>
      <p className={styles.summaryTitle}>
        <Icon name="error" />
        {t(isLost(error) ? 'form.maybeSaved' : 'form.notSaved')}
      </p>
      <p>
        {saveAsNew === undefined
          ? (explanationOf(problem) ?? t(failureKey(error)))
          : t('form.deletedMeanwhile')}
      </p>
      {reasons.length > 0 && (
        <ul className={styles.faults}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p>{t('form.nothingLost')}</p>
      {saveAsNew !== undefined && <Button onClick={saveAsNew}>{t('form.saveAsNew')}</Button>}
      {problem !== undefined && (
        <p className={styles.reference}>
          {t('failure.reference')} <code>{problem.traceId}</code>
        </p>
      )}
    </div>
  );
}

/** The blocking records, by name. */
function blockersOf(problem: Problem | undefined): string[] {
  return (problem?.blocking ?? []).map(({ id, label }) => label ?? id);
}

/** The server explains a rejection in the agent's language, but not its own faults. */
function explanationOf(problem: Problem | undefined): string | undefined {
  return problem !== undefined && problem.status < 500 ? problem.detail : undefined;
}
