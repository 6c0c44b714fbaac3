import { Icon, type IconName } from '@pazar/ui/icon';
import { type ReactNode, useId } from 'react';
import styles from './notice-box.module.css';

export interface NoticeBoxProps {
  title: string;
  tone: 'neutral' | 'attention' | 'danger' | 'good';
  icon: IconName;
  /** Read out when it appears. */
  isAnnounced?: boolean;
  /** Paragraphs, a list, buttons. */
  children?: ReactNode;
}

/** What holds for the account, above what can be done with it. */
export function NoticeBox({ title, tone, icon, isAnnounced = false, children }: NoticeBoxProps) {
  const titleId = useId();
  return (
    <section
      className={styles['notice']}
      data-tone={tone}
      aria-labelledby={titleId}
      aria-live={isAnnounced ? 'polite' : undefined}
    >
      <Icon name={icon} size={24} />
      <div className={styles['words']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
