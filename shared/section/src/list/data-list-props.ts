import type { Page } from '@pazar/contracts/page';
import type { ReactNode } from 'react';
import type { FacetCounts } from './bar/filter-bar.tsx';
import type { BulkSetup } from './bulk/bulk-action.ts';
import type { ListFilter } from './filters/list-filter.ts';
import type { ListQuery } from './list-states.tsx';
import type { ListDefinition } from './query/define-list.ts';
import type { ListState } from './query/use-list-state.ts';
import type { RowDescription } from './table/row-description.ts';
import type { ListTab } from './tabs/list-tab.ts';

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
  /** Below the search, which is as wide as the list. */
  readonly areBelow?: boolean;
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
  /** The content beside the list, for the row that was chosen last. */
  beside?: ((chosen: Row | undefined) => ReactNode) | undefined;
}
