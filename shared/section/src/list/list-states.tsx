import { useTranslation } from 'react-i18next';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ColumnHead } from '@pazar/ui/data-table-column';
import { Loaded } from '../record/loaded.tsx';
import { TableSkeleton } from '@pazar/ui/table-skeleton';

/** A list's query, as `useSectionList` returns it. */
export type ListQuery<Data> = UseQueryResult<Data> & {
  /** There is no network: these are the rows that the list showed last, not those asked for. */
  readonly isLastSeen?: boolean;
};

export interface ListStatesProps<Data> {
  query: ListQuery<Data>;
  /** Already translated: the loading text and the load failure. */
  texts: { readonly loading: string; readonly failed: string };
  /** The heads that the table will have. */
  columns: readonly ColumnHead[];
  /** Whether its rows can be selected. */
  isSelectable: boolean;
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
  isSelectable,
  isWaiting,
  onFirstPage,
  children,
}: ListStatesProps<Data>) {
  // All three are read in any case: the query only tracks members that were read.
  const { error, fetchStatus, isPlaceholderData, isLastSeen = false } = query;
  const { t } = useTranslation('shell');
  const skeleton = (
    <TableSkeleton label={texts.loading} columns={columns} isSelectable={isSelectable} />
  );
  if (isWaiting && !isLastSeen && error === null && fetchStatus !== 'paused') return skeleton;
  return (
    <Loaded<Data>
      query={query}
      texts={texts}
      placeholder={skeleton}
      stale={isLastSeen ? t('failure.lastSeen') : undefined}
      onFirstPage={onFirstPage}
    >
      {(data) => children(data, isPlaceholderData)}
    </Loaded>
  );
}
