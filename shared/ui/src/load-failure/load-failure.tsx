import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from '@pazar/shell/translation';
import { ErrorState } from '../error-state/error-state.tsx';
import { failureKey, isUnknownPage } from './failure-key.ts';

export interface LoadFailureProps {
  /** What could not be loaded, in words. */
  title: string;
  /** Why; an `ApiError` is explained and its reference quoted. */
  error: Error;
  /** A new attempt is under way. */
  isBusy: boolean;
  onRetry: () => void;
  /** For lists: leads away from a page that the server no longer knows. */
  onFirstPage?: () => void;
}

/**
 * Stands in for what a first load should have brought: why it failed, what to quote to support and
 * another try. The words are the shell's.
 */
export function LoadFailure({ title, error, isBusy, onRetry, onFirstPage }: LoadFailureProps) {
  const { t } = useTranslation('shell');
  const value = error instanceof ApiError ? error.reference : undefined;
  // Asking again for a page that is gone would fail the same way.
  const retry =
    onFirstPage !== undefined && isUnknownPage(error)
      ? { label: t('list.firstPage'), onRetry: onFirstPage, isBusy }
      : { label: t('action.retry'), onRetry, isBusy };

  return (
    <ErrorState
      title={title}
      detail={t(failureKey(error))}
      retry={retry}
      reference={value === undefined ? undefined : { label: t('failure.reference'), value }}
    />
  );
}
