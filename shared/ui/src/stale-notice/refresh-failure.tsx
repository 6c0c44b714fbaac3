import { useTranslation } from 'react-i18next';
import { StaleNotice } from './stale-notice.tsx';

export interface RefreshFailureProps {
  /** The message shown instead of the requested data. By default that they may be out of date. */
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
