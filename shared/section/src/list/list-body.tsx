import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { EmptyState } from '@pazar/ui/empty-state';
import type { DataListProps } from './data-list-props.ts';
import { ListStates } from './list-states.tsx';
import { Pages } from './pages.tsx';
import type { ListDefinition } from './query/define-list.ts';
import { ListTable, type ListTableProps } from './table/list-table.tsx';
import { usePendingList } from './table/use-pending-list.ts';
import styles from './data-list.module.css';

type AnyList<Row extends { id: string }> = DataListProps<Row, object, ListDefinition>;

export interface ListBodyProps<Row extends { id: string }>
  extends
    Pick<AnyList<Row>, 'state' | 'list' | 'texts' | 'create'>,
    Pick<ListTableProps<Row>, 'columns' | 'nameOf' | 'hrefOf' | 'density' | 'selection'> {
  /** The state of the list is still unknown. */
  isWaiting: boolean;
}

/** The rows of a list with their pages, or why there are none and the possible actions. */
export function ListBody<Row extends { id: string }>({
  state,
  list,
  texts,
  create,
  isWaiting,
  ...table
}: ListBodyProps<Row>) {
  const { t } = useTranslation('shell');
  const pending = usePendingList(state);
  return (
    <ListStates
      query={list}
      texts={texts}
      columns={table.columns}
      isSelectable={table.selection !== null}
      isWaiting={isWaiting}
      onFirstPage={() => state.goTo(null)}
    >
      {({ items, page, near }, isOld) => (
        <>
          {/* Always there: a screen reader says a text that changes, and not an element that comes with one. */}
          <p role="status" className={styles.near}>
            {near && items.length > 0 && t('list.near', { words: near.join(', ') })}
          </p>
          {items.length === 0 ? (
            <NoRows state={state} texts={texts} create={create} />
          ) : (
            <ListTable {...table} label={texts.label} rows={items} order={pending} isBusy={isOld} />
          )}
          <Pages goTo={pending.goTo} page={page} isBusy={pending.isTurning || isOld} />
        </>
      )}
    </ListStates>
  );
}

/** An empty list, or no match: two states, each with an action. */
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
