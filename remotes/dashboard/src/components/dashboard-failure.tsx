import { ApiError } from '@pazar/shell/api-error';
import { ErrorState } from '@pazar/ui/error-state';
import { useTranslation } from 'react-i18next';
import { failureKey } from '../model/failure-key.ts';

export interface DashboardFailureProps {
  error: Error;
  /** A new attempt is under way. */
  isBusy: boolean;
  onRetry: () => void;
}

export function DashboardFailure({ error, isBusy, onRetry }: DashboardFailureProps) {
  const { t } = useTranslation('dashboard');
  const value = error instanceof ApiError ? error.reference : undefined;

  return (
    <ErrorState
      title={t('dashboard.failed')}
      detail={t(failureKey(error))}
      retry={{ label: t('failure.retry'), onRetry, isBusy }}
      reference={value === undefined ? undefined : { label: t('failure.reference'), value }}
    />
  );
}
