import type { ReactNode } from 'react';
import styles from './lot-section.module.css';

export interface LotSectionProps {
  title: string;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a lot's page under its heading. No landmark: the info bar has cards of the same names. */
export function LotSection({ title, actions, children }: LotSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
