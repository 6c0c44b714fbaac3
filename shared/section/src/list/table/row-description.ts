import type { ReactNode } from 'react';
import type { Column } from '@pazar/ui/data-table-column';
import type { ListDefinition, SortOf } from '../query/define-list.ts';

/** A list's uses of a column besides showing it. */
interface ColumnUse<Sort extends string> {
  /** The API's sort name. Every visible column should have one. */
  readonly sort?: Sort;
  /** For amounts and times: the first press shows the largest or the newest first. */
  readonly descendingFirst?: boolean;
  /** Hidden until the agent chooses it. */
  readonly isExtra?: boolean;
}

/**
 * A column of a list. Its head and its cells are rendered with a context, such as texts and
 * language.
 */
export interface ListColumn<Row, Context, List extends ListDefinition = ListDefinition>
  extends Omit<Column<Row>, 'header' | 'cell'>, ColumnUse<SortOf<List>> {
  readonly header: (context: Context) => string;
  readonly cell: (row: Row, context: Context) => ReactNode;
}

/**
 * How a list renders its rows: one object, created outside of components. Values of a render, such
 * as the language, come in the context: a row renders again when a member of it changes.
 */
export interface RowDescription<Row, Context, List extends ListDefinition = ListDefinition> {
  readonly columns: readonly ListColumn<Row, Context, List>[];
  /** The name of a row: for its checkbox, and for messages about it. */
  readonly nameOf: (row: Row, context: Context) => string;
  /** The path at which a row opens. */
  readonly hrefOf?: (row: Row) => string;
}

/** A column with its context: what the table renders. */
export type TableColumn<Row> = Column<Row> & ColumnUse<string>;
