import { useTranslation } from 'react-i18next';
import type { ErrorFacts } from './collect-diagnostics.ts';
import { timeForSupport } from './diagnostics-text.ts';
import styles from './about-page.module.css';

/** The errors since the page was opened, newest first. */
export function ErrorList({ errors }: { errors: readonly ErrorFacts[] }) {
  const { t } = useTranslation();
  if (errors.length === 0) return <p>{t('about.noErrors')}</p>;
  return (
    <ol className={styles.errors}>
      {errors.map(({ time, from, message, reference }, index) => (
        // The list is replaced as a whole, so an index is a stable key.
        <li key={`${index} ${time}`}>
          <p>{message}</p>
          <p className={styles.quiet}>
            {timeForSupport(time)} · {from}
            {reference !== null && ` · ${t('failure.reference')} ${reference}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
