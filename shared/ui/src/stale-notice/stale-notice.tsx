import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Retry } from '../status-panel/status-panel.tsx';
import styles from './stale-notice.module.css';

export interface StaleNoticeProps {
  /** The data that could not be refreshed. */
  message: string;
  retry: Retry;
}

/** Shown above rows that are stale because a refresh failed; the rows stay in view. */
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
