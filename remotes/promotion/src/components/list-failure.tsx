import { ApiError } from '@pazar/shell/api-error';
import { ErrorState } from '@pazar/ui/error-state';
import { useTranslation } from 'react-i18next';
import { failureKey, isUnknownPage } from '../model/failure-key.ts';

export interface ListFailureProps {
  /** What could not be loaded, in words. */
  title: string;
  error: Error;
  /** A new attempt is under way. */
  isBusy: boolean;
  onRetry: () => void;
  onFirstPage: () => void;
}

export function ListFailure({ title, error, isBusy, onRetry, onFirstPage }: ListFailureProps) {
  const { t } = useTranslation('promotion');
  const value = error instanceof ApiError ? error.reference : undefined;
  // Asking again for a page that is gone would fail the same way.
  const retry = isUnknownPage(error)
    ? { label: t('failure.firstPage'), onRetry: onFirstPage, isBusy }
    : { label: t('failure.retry'), onRetry, isBusy };

  return (
    <ErrorState
      title={title}
      detail={t(failureKey(error))}
      retry={retry}
      reference={value === undefined ? undefined : { label: t('failure.reference'), value }}
    />
  );
}
