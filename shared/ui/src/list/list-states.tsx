import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ColumnHead } from '../data-table/data-table-column.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { RefreshFailure } from '../refresh-failure/refresh-failure.tsx';
import { TableSkeleton } from '../table-skeleton/table-skeleton.tsx';

export interface ListStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** Already translated: what is loading, and that it could not be loaded. */
  texts: { readonly loading: string; readonly failed: string };
  /** The heads that the table will have. */
  columns: readonly ColumnHead[];
  /** What is to be shown is not known yet. */
  isWaiting: boolean;
  /** Leads away from a page that the server no longer knows. */
  onFirstPage: () => void;
  /** @param isOld other rows have been asked for, and these are shown until they are there */
  children: (data: Data, isOld: boolean) => ReactNode;
}

/** What surrounds the rows of a list: loading, failed with another try, and out of date. */
export function ListStates<Data>({
  query,
  texts,
  columns,
  isWaiting,
  onFirstPage,
  children,
}: ListStatesProps<Data>) {
  // All are read before anything is decided: the query tells only of members that were read.
  const { data, error, isFetching, isRefetchError, isPlaceholderData } = query;
  const retry = () => void query.refetch();
  // Only a first load may replace the rows. A failed refresh keeps them and adds a notice.
  if (data !== undefined && !isWaiting) {
    return (
      <>
        {isRefetchError && <RefreshFailure onRetry={retry} />}
        {children(data, isPlaceholderData)}
      </>
    );
  }
  if (isWaiting || error === null) {
    return <TableSkeleton label={texts.loading} columns={columns} />;
  }
  return (
    <LoadFailure
      title={texts.failed}
      error={error}
      isBusy={isFetching}
      onRetry={retry}
      onFirstPage={onFirstPage}
    />
  );
}
