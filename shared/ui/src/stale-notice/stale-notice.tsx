import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Retry } from '../status-panel/status-panel.tsx';
import styles from './stale-notice.module.css';

export interface StaleNoticeProps {
  /** What could not be refreshed. */
  message: string;
  retry: Retry;
}

/** Stands above rows that are old because a refresh failed; they stay in view. */
export function StaleNotice({ message, retry }: StaleNoticeProps) {
  return (
    <div className={styles.notice}>
      <Icon name="warning" />
      <output className={styles.message}>{message}</output>
      <Button variant="quiet" isBusy={retry.isBusy ?? false} onClick={retry.onRetry}>
        {retry.label}
      </Button>
    </div>
  );
}
