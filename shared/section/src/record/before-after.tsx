import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import styles from './before-after.module.css';

export interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
}

/** The old and the new value, as text. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const { t } = useTranslation('shell');
  return (
    <span className={styles.values}>
      <del className={styles.before}>
        <VisuallyHidden>{t('record.before')} </VisuallyHidden>
        {before}
      </del>
      <span aria-hidden="true">→</span>
      <ins className={styles.after}>
        <VisuallyHidden>{t('record.after')} </VisuallyHidden>
        {after}
      </ins>
    </span>
  );
}
