import { useTranslation } from '@pazar/shell/translation';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { LoadingState } from '../loading-state/loading-state.tsx';
import { RefreshFailure } from '../refresh-failure/refresh-failure.tsx';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Already translated: what is loading, and that it could not be loaded. */
  texts: { readonly loading: string; readonly failed: string };
  /** Takes the place of the spinner: a skeleton. */
  placeholder?: ReactNode;
  /** Takes the place of the words for "no network": what is asked for was never loaded. */
  offline?: ReactNode;
  /** For pages of a list: leads away from one that the server no longer knows. */
  onFirstPage?: () => void;
  children: (data: Data) => ReactNode;
}

/**
 * What a query has read, once it is there; till then that it is loading, or why it could not be
 * loaded. A refresh that fails leaves what is there, under a notice.
 */
export function Loaded<Data>({ query, children, ...missing }: LoadedProps<Data>) {
  const { data, isRefetchError, refetch } = query;
  if (data === undefined) return <Missing query={query} {...missing} />;
  return (
    <>
      {isRefetchError && <RefreshFailure onRetry={() => void refetch()} />}
      {children(data)}
    </>
  );
}

type MissingProps = Omit<LoadedProps<unknown>, 'children'>;

function Missing({ query, texts, placeholder, offline, onFirstPage }: MissingProps) {
  const { t } = useTranslation('shell');
  const { error, fetchStatus, refetch } = query;
  if (error !== null) {
    return (
      <LoadFailure
        title={texts.failed}
        error={error}
        isBusy={fetchStatus === 'fetching'}
        onRetry={() => void refetch()}
        {...(onFirstPage !== undefined && { onFirstPage })}
      />
    );
  }
  // It goes on by itself once there is a network again.
  if (fetchStatus === 'paused') {
    return offline ?? <ErrorState title={texts.failed} detail={t('failure.network')} />;
  }
  return placeholder ?? <LoadingState label={texts.loading} />;
}
