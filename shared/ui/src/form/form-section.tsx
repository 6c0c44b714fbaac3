import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  /** Where links lead to, such as `packs`. */
  anchor?: string;
  title: string;
  /** What it is for, where the title does not say it. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, under a heading; two columns where there is room. */
export function FormSection({ anchor, title, hint, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section id={anchor} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
