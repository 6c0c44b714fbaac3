import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ColumnHead } from '../data-table/data-table-column.ts';
import { Loaded } from '../record/loaded.tsx';
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
  // All three are read in any case: the query tells only of members that were read.
  const { error, fetchStatus, isPlaceholderData } = query;
  const skeleton = <TableSkeleton label={texts.loading} columns={columns} />;
  if (isWaiting && error === null && fetchStatus !== 'paused') return skeleton;
  return (
    <Loaded query={query} texts={texts} placeholder={skeleton} onFirstPage={onFirstPage}>
      {(data) => children(data, isPlaceholderData)}
    </Loaded>
  );
}
