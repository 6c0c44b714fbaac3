import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'good' | 'attention' | 'danger' | 'info';

export interface BadgeProps {
  /** The tint; the word beside it says the same. Default `neutral`. */
  tone?: BadgeTone;
  /** One or two words. */
  children: ReactNode;
}

/** A status: a dot, a word and a tint. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
