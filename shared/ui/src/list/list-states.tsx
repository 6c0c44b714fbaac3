import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ColumnHead } from '../data-table/data-table-column.ts';
import { Loaded } from '../record/loaded.tsx';
import { TableSkeleton } from '../table-skeleton/table-skeleton.tsx';

export interface ListStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** Already translated: the loading text and the load failure. */
  texts: { readonly loading: string; readonly failed: string };
  /** The heads that the table will have. */
  columns: readonly ColumnHead[];
  /** The state of the list is still unknown. */
  isWaiting: boolean;
  /** Links away from a page that the server no longer has. */
  onFirstPage: () => void;
  /** @param isOld other rows were requested, and these are shown until they arrive */
  children: (data: Data, isOld: boolean) => ReactNode;
}

/** The states around the rows of a list: loading, failed with a retry, and stale. */
export function ListStates<Data>({
  query,
  texts,
  columns,
  isWaiting,
  onFirstPage,
  children,
}: ListStatesProps<Data>) {
  // All three are read in any case: the query only tracks members that were read.
  const { error, fetchStatus, isPlaceholderData } = query;
  const skeleton = <TableSkeleton label={texts.loading} columns={columns} />;
  if (isWaiting && error === null && fetchStatus !== 'paused') return skeleton;
  return (
    <Loaded query={query} texts={texts} placeholder={skeleton} onFirstPage={onFirstPage}>
      {(data) => children(data, isPlaceholderData)}
    </Loaded>
  );
}
