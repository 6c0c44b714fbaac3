import { Icon, type IconName } from '@pazar/ui/icon';
import type { ReactNode } from 'react';
import styles from './account-line.module.css';

export interface AccountLineProps {
  icon: IconName;
  tone?: 'neutral' | 'attention' | 'danger' | 'good' | 'info';
  name: ReactNode;
  /** Below the name, each on a line. */
  details?: readonly ReactNode[];
  /** Shown at the end. It must fit there on a phone too: one small button. */
  isCompact?: boolean;
  /** Buttons and links, at the end of the line; on a phone below it. */
  children?: ReactNode;
}

/** One thing of the account: what it is, its facts, and what can be done with it. */
export function AccountLine(props: AccountLineProps) {
  const { icon, tone = 'neutral', name, details = [], isCompact = false, children } = props;
  return (
    <div className={styles['accountLine']} data-compact={isCompact}>
      <span className={styles['tile']} data-tone={tone}>
        <Icon name={icon} />
      </span>
      <span className={styles['text']}>
        <span className={styles['name']}>{name}</span>
        {details.map((detail, index) => (
          // Their order never changes.
          <span key={index} className={styles['details']}>
            {detail}
          </span>
        ))}
      </span>
      {children !== undefined && <span className={styles['deeds']}>{children}</span>}
    </div>
  );
}
