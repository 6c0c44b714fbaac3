import { useTranslation } from 'react-i18next';
import { StaleNotice } from './stale-notice.tsx';

export interface RefreshFailureProps {
  /** What is shown instead of what was asked for. By default that it may be out of date. */
  message?: string | undefined;
  onRetry: () => void;
}

/**
 * Shown above content that a failed refresh left stale, with the shell's texts. The content stays.
 */
export function RefreshFailure({ message, onRetry }: RefreshFailureProps) {
  const { t } = useTranslation('shell');
  return (
    <StaleNotice
      message={message ?? t('failure.stale')}
      retry={{ label: t('action.retry'), onRetry }}
    />
  );
}
