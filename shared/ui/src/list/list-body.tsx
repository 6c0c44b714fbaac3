import type { PageInfo } from '@pazar/contracts/page';
import { formatTotal } from '@pazar/format/total';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { RefreshFailure } from '../refresh-failure/refresh-failure.tsx';
import { TableSkeleton } from '../table-skeleton/table-skeleton.tsx';
import type { DataListProps } from './data-list.tsx';
import type { ListDefinition } from './query/define-list.ts';
import { ListTable, type ListTableProps } from './table/list-table.tsx';
import { type PendingList, usePendingList } from './table/use-pending-list.ts';

type AnyList<Row extends { id: string }> = DataListProps<Row, object, ListDefinition>;

export interface ListBodyProps<Row extends { id: string }>
  extends
    Pick<AnyList<Row>, 'state' | 'list' | 'texts' | 'create'>,
    Pick<ListTableProps<Row>, 'columns' | 'nameOf' | 'hrefOf' | 'density' | 'selection'> {
  /** What is to be shown is not known yet. */
  isWaiting: boolean;
}

/** The rows of a list with their pages, or why there are none and what can be done. */
export function ListBody<Row extends { id: string }>(props: ListBodyProps<Row>) {
  const { state, list, texts, columns, isWaiting } = props;
  const pending = usePendingList(state);
  const retry = () => void list.refetch();
  if (isWaiting || list.isPending) {
    return <TableSkeleton label={texts.loading} columns={columns} />;
  }
  // Only a first load may replace the rows. A failed refresh keeps them and adds a notice.
  if (list.data === undefined) {
    return (
      <LoadFailure
        title={texts.failed}
        error={list.error}
        isBusy={list.isFetching}
        onRetry={retry}
        onFirstPage={() => state.goTo(null)}
      />
    );
  }
  const { items, page } = list.data;
  return (
    <>
      {list.isRefetchError && <RefreshFailure onRetry={retry} />}
      {items.length === 0 ? (
        <NoRows state={state} texts={texts} create={props.create} />
      ) : (
        <ListTable
          {...props}
          label={texts.label}
          rows={items}
          order={pending}
          isBusy={list.isPlaceholderData}
          hrefOf={props.hrefOf}
        />
      )}
      <ListPages
        goTo={pending.goTo}
        page={page}
        isBusy={pending.isTurning || list.isPlaceholderData}
      />
    </>
  );
}

/** Nothing yet, or nothing that matches: two things, with a way on from each. */
function NoRows({ state, texts, create }: Pick<AnyList<never>, 'state' | 'texts' | 'create'>) {
  const { t } = useTranslation('shell');
  if (state.isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={t('list.noMatch')}
        detail={t('list.noMatchDetail')}
        action={<Button onClick={state.clear}>{t('list.clearFilters')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={texts.empty}
      detail={texts.emptyDetail}
      action={
        create !== undefined && (
          <Button icon="add" onClick={create.onCreate}>
            {create.label}
          </Button>
        )
      }
    />
  );
}

type ListPagesProps = Pick<PendingList, 'goTo'> & {
  page: PageInfo;
  isBusy: boolean;
};

function ListPages({ goTo, page, isBusy }: ListPagesProps) {
  const { t } = useTranslation('shell');
  const total = formatTotal(page, useLocale());
  const { next, prev } = page;
  if (next === null && prev === null) return null;
  return (
    <Pagination
      label={t('list.pages')}
      isBusy={isBusy}
      summary={total && t('list.total', total)}
      previous={{
        label: t('list.previous'),
        onGo: prev === null ? undefined : () => goTo(prev),
      }}
      next={{ label: t('list.next'), onGo: next === null ? undefined : () => goTo(next) }}
    />
  );
}
