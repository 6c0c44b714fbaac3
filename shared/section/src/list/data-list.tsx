import { useMemo, useRef, useCallback, useEffect } from 'react';
import { FilterBar } from './bar/filter-bar.tsx';
import { ListBody } from './list-body.tsx';
import { ListBulk } from './bulk/list-bulk.tsx';
import type { ListDefinition } from './query/define-list.ts';
import type { DataListProps } from './data-list-props.ts';
import { ListToolbar } from './list-toolbar.tsx';
import styles from './data-list.module.css';
import { useChoicesAhead } from './choices/choices.tsx';
import { useListCommands } from './use-list-commands.ts';
import { useListPreferences } from './table/use-list-preferences.ts';
import { lastChosen } from './selection/selection.ts';
import { useListSelection } from './selection/use-list-selection.ts';
import type { ListState } from './query/use-list-state.ts';
import { useRowDescription } from './table/use-row-description.ts';
import { useSavedViews, type SavedViews } from './views/use-saved-views.ts';
import { visibleColumns } from './table/visible-columns.ts';
import { stateOfView } from './query/url-state.ts';

export type { DataListTexts } from './data-list-props.ts';
export type { ListTab } from './tabs/list-tab.ts';

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
  const chosen = lastChosen(
    selection.selection,
    rows.map(({ id }) => id),
  );
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
      {props.beside?.(rows.find(({ id }) => id === chosen))}
    </div>
  );
}

/**
 * The names of all rows seen so far, for messages about rows on other pages.
 *
 * @returns the name by id; undefined for a row that was never on the page
 */
function useRowNames<Row extends { id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): (id: string) => string | undefined {
  const names = useRef(new Map<string, string>());
  useEffect(function remember() {
    for (const row of rows) names.current.set(row.id, nameOf(row));
  });
  return useCallback((id: string) => names.current.get(id), []);
}

/**
 * Opens a list with the agent's default view when the URL has no state.
 *
 * @returns whether that is still unknown: until then the rows would be the wrong ones
 */
function useDefaultView(state: ListState, { views, isMissing }: SavedViews): boolean {
  const { url, open, definition, isFiltered } = state;
  const isBare = url.view === null && url.sort === null && url.cursor === undefined && !isFiltered;
  const view = isBare ? views?.find(({ isDefault }) => isDefault) : undefined;

  useEffect(
    function openDefault() {
      if (view !== undefined) open(stateOfView(view, definition), { replace: true });
    },
    [view, open, definition],
  );
  return view !== undefined || (isBare && views === undefined && !isMissing);
}
