import { useActionText } from '@pazar/section/record/use-action-text';
import type { CaseHistory, CaseStep } from '../../model/case-history.ts';
import { fieldName } from '../../model/field-texts.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import styles from './case-side.module.css';

/** What happened to a case, newest first: who decided what and why, and what the agent changed then. */
export function CaseSteps({ history: { steps } }: { history: CaseHistory }) {
  const { t } = useFormatters();
  if (steps.length === 0) return <p>{t('queue.history.none')}</p>;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step.id} step={step} />
      ))}
    </ol>
  );
}

const refusals: ReadonlySet<string> = new Set([
  'agent.reject',
  'agent.request-changes',
  'agent.suspend',
]);

function Step({ step: { at, action, reason, actor, fields } }: { step: CaseStep }) {
  const words = useFormatters();
  const { t, day } = words;
  const actionText = useActionText();
  const isRefusal = refusals.has(action);
  const changed = fields.map((field) => fieldName(words, field)).join(', ');
  return (
    <li className={styles.step} data-tone={isRefusal ? 'attention' : 'good'}>
      <p className={styles.what}>
        <strong>{actionText(action)}</strong> <time dateTime={at}>{day(at)}</time>
      </p>
      {reason !== null && actor !== null && (
        <p>{t('queue.history.by', { name: actor.displayName, reason })}</p>
      )}
      {changed !== '' && <p>{t('queue.history.changed', { fields: changed })}</p>}
    </li>
  );
}
