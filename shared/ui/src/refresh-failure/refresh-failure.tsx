import { useTranslation } from '@pazar/shell/translation';
import { StaleNotice } from '../stale-notice/stale-notice.tsx';

export interface RefreshFailureProps {
  onRetry: () => void;
}

/** Stands above what a failed refresh left old, in the shell's words. What is there stays. */
export function RefreshFailure({ onRetry }: RefreshFailureProps) {
  const { t } = useTranslation('shell');
  return <StaleNotice message={t('failure.stale')} retry={{ label: t('action.retry'), onRetry }} />;
}
