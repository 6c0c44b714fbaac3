import type { ReactNode } from 'react';
import type { Column } from '../../data-table/data-table-column.ts';
import type { ListDefinition, SortOf } from '../query/define-list.ts';

/** What a list does with a column beside showing it. */
interface ColumnUse<Sort extends string> {
  /** The API's name for sorting by it. Every column that is shown should have one. */
  readonly sort?: Sort;
  /** For amounts and times: the first press shows the largest or the newest first. */
  readonly descendingFirst?: boolean;
  /** Hidden until the agent chooses it. */
  readonly isExtra?: boolean;
}

/** A column of a list. Its head and its cells are made of a context, such as texts and language. */
export interface ListColumn<Row, Context, List extends ListDefinition = ListDefinition>
  extends Omit<Column<Row>, 'header' | 'cell'>, ColumnUse<SortOf<List>> {
  readonly header: (context: Context) => string;
  readonly cell: (row: Row, context: Context) => ReactNode;
}

/**
 * How a list shows its rows: one object, made outside of components. What a render knows, such as the
 * language, comes in the context: a row renders again when a member of it is another one.
 */
export interface RowDescription<Row, Context, List extends ListDefinition = ListDefinition> {
  readonly columns: readonly ListColumn<Row, Context, List>[];
  /** What names a row in words: its checkbox, and messages about it. */
  readonly nameOf: (row: Row, context: Context) => string;
  /** The path at which a row opens. */
  readonly hrefOf?: (row: Row) => string;
}

/** A column with its context: what the table renders. */
export type TableColumn<Row> = Column<Row> & ColumnUse<string>;
