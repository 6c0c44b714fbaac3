import type { ReactNode } from 'react';
import styles from './subject.module.css';

export interface SubjectProps {
  tile: ReactNode;
  /** What can be done with it: beside the texts, or below them in a narrow panel. */
  action?: ReactNode;
  children: ReactNode;
}

/** What a line is about: its tile, and beside it texts that wrap. */
export function Subject({ tile, action, children }: SubjectProps) {
  return (
    <div className={styles.subject}>
      {tile}
      <span className={styles.texts}>{children}</span>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  );
}
