import { useTranslation } from 'react-i18next';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@pazar/ui/error-state';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { RefreshFailure } from '@pazar/ui/refresh-failure';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Already translated: the loading text and the load failure. */
  texts: { readonly loading: string; readonly failed: string };
  /** Replaces the spinner: a skeleton. */
  placeholder?: ReactNode;
  /** Replaces the "no network" text: the data were never loaded. */
  offline?: ReactNode;
  /** Says that the data are others than those asked for, although nothing failed. */
  stale?: string | undefined;
  /** For pages of a list: links away from one that the server no longer has. */
  onFirstPage?: () => void;
  children: (data: Data) => ReactNode;
}

/**
 * A query's data once loaded; until then the loading state or the failure. A failed refresh leaves
 * the old data, under a notice.
 */
export function Loaded<Data>({ query, stale, children, ...missing }: LoadedProps<Data>) {
  const { data, isRefetchError, refetch } = query;
  if (data === undefined) return <Missing query={query} {...missing} />;
  return (
    <>
      {(isRefetchError || stale !== undefined) && (
        <RefreshFailure message={stale} onRetry={() => void refetch()} />
      )}
      {children(data)}
    </>
  );
}

type MissingProps = Omit<LoadedProps<unknown>, 'stale' | 'children'>;

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
  // It continues automatically when the network is back.
  if (fetchStatus === 'paused') {
    return offline ?? <ErrorState title={texts.failed} detail={t('failure.network')} />;
  }
  return placeholder ?? <LoadingState label={texts.loading} />;
}
