import type { Page } from '@pazar/contracts/page';
import { type ReactNode, useMemo, useRef } from 'react';
import type { BulkSetup } from './bulk/bulk-action.ts';
import { type FacetCounts, FilterBar } from './bar/filter-bar.tsx';
import { ListBody } from './list-body.tsx';
import type { ListQuery } from './list-states.tsx';
import { ListBulk } from './bulk/list-bulk.tsx';
import type { ListDefinition } from './query/define-list.ts';
import type { ListFilter } from './filters/list-filter.ts';
import type { ListTab } from './tabs/list-tab.ts';
import { ListToolbar } from './list-toolbar.tsx';
import styles from './data-list.module.css';
import type { RowDescription } from './table/row-description.ts';
import { useChoicesAhead } from './choices/choices.tsx';
import { useDefaultView } from './views/use-default-view.ts';
import { useListCommands } from './use-list-commands.ts';
import { useListPreferences } from './table/use-list-preferences.ts';
import { useListSelection } from './selection/use-list-selection.ts';
import type { ListState } from './query/use-list-state.ts';
import { useRowNames } from './selection/use-row-names.ts';
import { useRowDescription } from './table/use-row-description.ts';
import { useSavedViews } from './views/use-saved-views.ts';
import { visibleColumns } from './table/visible-columns.ts';

export type { ListTab };

/** One page of a list, with the requested counts. */
export type ListPage<Row> = Page<Row> & { readonly facets?: FacetCounts | undefined };

/** A list's texts about its rows, translated. The other texts are the shell's. */
export interface DataListTexts {
  /** The kind of rows; the table's accessible name. */
  readonly label: string;
  /** The searched fields: "Name, code, tag". A list without a search has none. */
  readonly search?: string;
  readonly loading: string;
  /** That the first load failed. */
  readonly failed: string;
  readonly empty: string;
  readonly emptyDetail: string;
}

/** Filters that are chosen most, and the rows by value of the list without any filter. */
export interface TabSetup<List extends ListDefinition = ListDefinition> {
  readonly items: readonly ListTab<List>[];
  readonly counts: FacetCounts | undefined;
  /** They are too many for the line of the search, which follows them where that is not wide. */
  readonly areAbove?: boolean;
}

export interface DataListProps<
  Row extends { id: string },
  Context extends object,
  List extends ListDefinition,
> {
  state: ListState<List>;
  /** Asked for with `state.query`, and with `placeholderData: keepPreviousData`. */
  list: ListQuery<ListPage<Row>>;
  texts: DataListTexts;
  /** How a row is rendered: one object, created outside of components. */
  row: RowDescription<Row, Context, List>;
  /** Context of the row's functions; compared by its members. */
  context: Context;
  filters?: readonly ListFilter<List>[];
  bulk?: BulkSetup | undefined;
  /** Creates a new row: the shortcut N, and a button in the empty list. */
  create?: { readonly label: string; readonly onCreate: () => void } | undefined;
  tabs?: TabSetup<List> | undefined;
  /** Further buttons of the list's menu, such as an export. */
  tools?: ReactNode;
}

/**
 * A server list: search, filters with counts, saved views, sorting, columns, selection and bulk
 * actions, in all its states. Its state is in the URL.
 */
export function DataList<
  Row extends { id: string },
  Context extends object,
  List extends ListDefinition,
>({ row, context, ...props }: DataListProps<Row, Context, List>) {
  const { list, texts, bulk, create, filters = [], tabs } = props;
  // A list of this page is one of any page to the parts below.
  const state: ListState = props.state;
  const { name, hasSearch } = state.definition;
  const search = useRef<{ focus: () => void }>(null);
  useChoicesAhead(list.data !== undefined);
  const saved = useSavedViews(name);
  const isWaiting = useDefaultView(state, saved);
  const { layout, saveLayout, density } = useListPreferences(name);
  const { columns, nameOf } = useRowDescription(row, context);
  const shown = useMemo(() => visibleColumns(columns, layout), [columns, layout]);
  const { items: rows = [], page, facets } = list.data ?? {};
  const selection = useListSelection(
    rows.map(({ id }) => id),
    JSON.stringify(state.filterQuery),
  );
  const rowName = useRowNames(rows, nameOf);
  useListCommands({
    search: hasSearch ? search : null,
    canOpen: row.hrefOf !== undefined,
    create,
    select: bulk === undefined ? null : selection.select,
  });

  const body = (
    <ListBody
      state={state}
      list={list}
      texts={texts}
      create={create}
      columns={shown}
      nameOf={nameOf}
      hrefOf={row.hrefOf}
      density={density}
      selection={bulk === undefined ? null : selection}
      isWaiting={isWaiting}
    />
  );
  return (
    <div className={styles.list}>
      <ListToolbar
        state={state}
        texts={texts}
        filters={filters}
        facets={facets}
        tabs={tabs}
        saved={saved}
        search={search}
        columns={columns}
        layout={layout}
        onLayout={saveLayout}
      >
        {props.tools}
      </ListToolbar>
      <FilterBar filters={filters} state={state} facets={facets} />
      {bulk === undefined ? (
        body
      ) : (
        <ListBulk
          setup={bulk}
          state={state}
          selection={selection}
          total={page?.total}
          nameOf={rowName}
        >
          {body}
        </ListBulk>
      )}
    </div>
  );
}
