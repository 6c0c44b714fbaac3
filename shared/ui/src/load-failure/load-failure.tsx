import { ApiError } from '@pazar/shell/api-error';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../status-panel/error-state.tsx';
import { failureKey, isUnknownPage } from './failure-key.ts';

export interface LoadFailureProps {
  /** The data that could not be loaded, as text. */
  title: string;
  /** Why; an `ApiError` is explained and its reference quoted. */
  error: Error;
  /** A new attempt is under way. */
  isBusy: boolean;
  onRetry: () => void;
  /** For lists: links away from a page that the server no longer has. */
  onFirstPage?: () => void;
}

/**
 * Replaces content whose first load failed: the reason, the code for support and a retry button.
 * The texts are the shell's.
 */
export function LoadFailure({ title, error, isBusy, onRetry, onFirstPage }: LoadFailureProps) {
  const { t } = useTranslation('shell');
  const value = error instanceof ApiError ? error.reference : undefined;
  // A retry of a missing page would fail the same way.
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
