import type { ReactNode } from 'react';
import styles from './info-lines.module.css';

/** Lines of an info card: warnings, results and links. Its children are `InfoLine`s. */
export function InfoLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

export interface InfoLineProps {
  /**
   * `attention` needs the agent, `good` is done, `quiet` can wait; without one there is no mark.
   */
  tone?: 'attention' | 'good' | 'quiet';
  /** Its subject, in bold. */
  name?: ReactNode;
  detail?: ReactNode;
  /** The tile of its subject, before all of it. */
  picture?: ReactNode;
  /** Links to where something can be done about it. */
  children?: ReactNode;
}

export function InfoLine({ tone, name, detail, picture, children }: InfoLineProps) {
  return (
    <li className={styles.line} data-tone={tone}>
      {picture}
      <div className={styles.texts}>
        {name !== undefined && <strong className={styles.name}>{name}</strong>}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {children}
      </div>
    </li>
  );
}
