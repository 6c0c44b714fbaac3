import type { Page } from '@pazar/contracts/page';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { shownColumns } from './arrangement.ts';
import type { BulkSetup } from './bulk-action.ts';
import { ColumnMenu } from './column-menu.tsx';
import { type FacetCounts, FilterBar } from './filter-bar.tsx';
import type { DataListTexts, ListColumn, ListFilter } from './list-description.ts';
import { ListBody } from './list-body.tsx';
import { ListBulk } from './list-bulk.tsx';
import { ListSearch } from './list-search.tsx';
import styles from './list-toolbar.module.css';
import { SortSelect } from './sort-select.tsx';
import { UndoMenu } from './undo-menu.tsx';
import { useDefaultView } from './use-default-view.ts';
import { useListCommands } from './use-list-commands.ts';
import { useListPreferences } from './use-list-preferences.ts';
import { useListSelection } from './use-list-selection.ts';
import type { ListState } from './use-list-state.ts';
import { useNames } from './use-names.ts';
import { useSavedViews } from './use-saved-views.ts';
import { ViewMenu } from './view-menu.tsx';

/** One page of a list, with the counts that were asked for. */
export type ListPage<Row> = Page<Row> & { readonly facets?: FacetCounts | undefined };

export interface DataListProps<Row extends { id: string }> {
  state: ListState;
  /** Asked for with `state.query`, and with `placeholderData: keepPreviousData`. */
  list: UseQueryResult<ListPage<Row>>;
  texts: DataListTexts;
  columns: readonly ListColumn<Row>[];
  filters?: readonly ListFilter[];
  /** What names a row in words: its checkbox, and messages about it. */
  nameOf: (row: Row) => string;
  /** Where a row opens; an address. */
  hrefOf?: ((row: Row) => string) | undefined;
  bulk?: BulkSetup<Row> | undefined;
  /** Makes a new row: the shortcut N, and a button where there is nothing yet. */
  create?: { readonly label: string; readonly onCreate: () => void } | undefined;
  /** Further buttons at the end of the toolbar, such as an export. */
  tools?: ReactNode;
}

/**
 * A list of the server's: search, filters with counts, saved views, sorting, columns, choosing rows
 * and doing something with many of them, in all its states. What is shown stands in the address.
 */
export function DataList<Row extends { id: string }>(props: DataListProps<Row>) {
  const { state, list, texts, columns, bulk, create } = props;
  const { name } = state.definition;
  const search = useRef<{ focus: () => void }>(null);
  const saved = useSavedViews(name);
  const isWaiting = useDefaultView(state, saved);
  const { arrangement, arrange, density } = useListPreferences(name);
  // The same as long as nothing of it changes: rows of which nothing changes are not rendered again.
  const shown = useMemo(() => shownColumns(columns, arrangement), [columns, arrangement]);
  const { items: rows = [], page, facets } = list.data ?? {};
  const selection = useListSelection(
    rows.map(({ id }) => id),
    JSON.stringify(state.narrowing),
  );
  const rowName = useNames(rows, props.nameOf);
  useListCommands({ search, create, select: bulk === undefined ? null : selection.select });

  return (
    <div className={styles.list}>
      <div className={styles.toolbar}>
        <ListSearch
          ref={search}
          value={state.choice.q}
          placeholder={texts.search}
          onSearch={state.search}
        />
        <div className={styles.tools}>
          <ViewMenu state={state} saved={saved} />
          <SortSelect columns={columns} state={state} />
          <ColumnMenu columns={columns} arrangement={arrangement} onArrange={arrange} />
          <UndoMenu scope={name} />
          {props.tools}
        </div>
      </div>
      <FilterBar filters={props.filters ?? []} state={state} facets={facets} />
      <ListBody
        {...props}
        columns={shown}
        density={density}
        selection={bulk === undefined ? null : selection}
        isWaiting={isWaiting}
      />
      {bulk !== undefined && (
        <ListBulk
          setup={bulk}
          state={state}
          selection={selection}
          total={page?.total}
          nameOf={rowName}
        />
      )}
    </div>
  );
}
