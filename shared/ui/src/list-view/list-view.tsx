import type { Page } from '@pazar/contracts/page';
import { usePageCursor } from '@pazar/shell/page-cursor';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Column } from '../data-table/data-table-column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { RefreshFailure } from '../refresh-failure/refresh-failure.tsx';
import { TableSkeleton } from '../table-skeleton/table-skeleton.tsx';
import { ListPages } from './list-pages.tsx';

/** What a list says about its own rows, translated. The rest is the shell's. */
export interface ListTexts {
  /** What the rows are; the table's accessible name. */
  readonly label: string;
  readonly loading: string;
  /** That the first load failed. */
  readonly failed: string;
  readonly empty: string;
  readonly emptyDetail: string;
}

export interface ListViewProps<Row> {
  texts: ListTexts;
  /** One page of the list, asked for by the cursor of `usePageCursor`. */
  list: UseQueryResult<Page<Row>>;
  columns: readonly Column<Row>[];
}

/**
 * A list of the server's in all its states: loading, failed, empty, and rows with their pages. The
 * page shown stands in the address (`@pazar/shell/page-cursor`).
 */
export function ListView<Row extends { id: string }>({ texts, list, columns }: ListViewProps<Row>) {
  const { goTo } = usePageCursor();
  const retry = () => void list.refetch();

  if (list.isPending) return <TableSkeleton label={texts.loading} columns={columns} />;
  // Only a first load may replace the rows. A failed refresh keeps them and adds a notice.
  if (list.isLoadingError) {
    return (
      <LoadFailure
        title={texts.failed}
        error={list.error}
        isBusy={list.isFetching}
        onRetry={retry}
        onFirstPage={() => goTo(null)}
      />
    );
  }
  const { items, page } = list.data;
  if (items.length === 0) return <EmptyState title={texts.empty} detail={texts.emptyDetail} />;

  return (
    <>
      {list.isRefetchError && <RefreshFailure onRetry={retry} />}
      <DataTable
        label={texts.label}
        columns={columns}
        rows={items}
        getRowKey={(row) => row.id}
        isBusy={list.isPlaceholderData}
      />
      <ListPages page={page} isBusy={list.isPlaceholderData} />
    </>
  );
}
