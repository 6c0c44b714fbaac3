import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './note.module.css';

export interface NoteProps {
  /** `attention` is for faults and losses. Default `info`. */
  tone?: 'info' | 'attention';
  title: string;
  detail?: string;
  /** Announced to screen readers when it appears. */
  isAnnounced?: boolean;
  /** Links and buttons: at its end, or below the text where the note is narrow. */
  children?: ReactNode;
}

/** A few lines above a form or a list: why it starts as it does, or what it left out. */
export function Note({ tone = 'info', title, detail, isAnnounced, children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} />
      <div className={styles.text} role={isAnnounced === true ? 'status' : undefined}>
        <p className={styles.title}>{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {isShown(children) && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

/** A condition that is not met renders nothing. */
const isShown = (children: ReactNode) => children !== undefined && children !== false;
