import { type ReactNode, useId } from 'react';
import styles from './info-card.module.css';

export interface InfoCardProps {
  title: string;
  children: ReactNode;
}

/** A quiet card on the dark ground, for the info bar. Its content uses the ground's colours. */
export function InfoCard({ title, children }: InfoCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} data-ground="" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
