import type { ReactNode } from 'react';
import { Icon } from '@pazar/ui/icon';
import styles from './rare-section.module.css';

export interface RareSectionProps {
  title: string;
  /** What holds now: its values, or what holds without them. */
  held: string;
  /** Starts unfolded. Default false. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that few promotions need, folded into one line. An error in one of them unfolds it. */
export function RareSection({ title, held, isOpen = false, children }: RareSectionProps) {
  return (
    <details className={styles.section} open={isOpen}>
      <summary className={styles.fold}>
        <Icon name="next" />
        <span className={styles.title}>{title}</span>
        <span className={styles.held}>{held}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
