import { useTranslation } from '@pazar/shell/translation';
import { StaleNotice } from '../stale-notice/stale-notice.tsx';

export interface RefreshFailureProps {
  onRetry: () => void;
}

/**
 * Shown above content that a failed refresh left stale, with the shell's texts. The content stays.
 */
export function RefreshFailure({ onRetry }: RefreshFailureProps) {
  const { t } = useTranslation('shell');
  return <StaleNotice message={t('failure.stale')} retry={{ label: t('action.retry'), onRetry }} />;
}
