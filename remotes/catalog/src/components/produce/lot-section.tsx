import { type ReactNode, useId } from 'react';
import styles from './lot-section.module.css';

export interface LotSectionProps {
  title: string;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a lot's page under its heading. */
export function LotSection({ title, actions, children }: LotSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
