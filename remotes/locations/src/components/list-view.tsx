import type { Page } from '@pazar/contracts/page';
import { DataTable } from '@pazar/ui/data-table';
import type { Column } from '@pazar/ui/data-table-column';
import { EmptyState } from '@pazar/ui/empty-state';
import { Pagination } from '@pazar/ui/pagination';
import { StaleNotice } from '@pazar/ui/stale-notice';
import { TableSkeleton } from '@pazar/ui/table-skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageCursor } from '../model/use-page-cursor.ts';
import { ListFailure } from './list-failure.tsx';

export interface ListViewProps<Row> {
  list: UseQueryResult<Page<Row>>;
  columns: readonly Column<Row>[];
}

export function ListView<Row extends { id: string }>({ list, columns }: ListViewProps<Row>) {
  const { t } = useTranslation('locations');
  const { goTo } = usePageCursor();
  const label = t('location.list.label');
  const retry = () => void list.refetch();

  if (list.isPending) {
    return <TableSkeleton label={t('location.list.loading')} columns={columns} />;
  }
  // Only a first load may replace the rows. A failed refresh keeps them and adds a notice.
  if (list.isLoadingError) {
    return (
      <ListFailure
        title={t('location.list.failed')}
        error={list.error}
        isBusy={list.isFetching}
        onRetry={retry}
        onFirstPage={() => goTo(null)}
      />
    );
  }
  const { items, page } = list.data;
  if (items.length === 0) {
    return <EmptyState title={t('location.list.empty')} detail={t('location.list.emptyDetail')} />;
  }
  const { next, prev } = page;

  return (
    <>
      {list.isRefetchError && (
        <StaleNotice
          message={t('failure.stale')}
          retry={{ label: t('failure.retry'), onRetry: retry }}
        />
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={items}
        getRowKey={(row) => row.id}
        isBusy={list.isPlaceholderData}
      />
      {(next !== null || prev !== null) && (
        <Pagination
          label={t('pagination.label')}
          isBusy={list.isPlaceholderData}
          previous={{
            label: t('pagination.previous'),
            onGo: prev === null ? undefined : () => goTo(prev),
          }}
          next={{ label: t('pagination.next'), onGo: next === null ? undefined : () => goTo(next) }}
        />
      )}
    </>
  );
}
