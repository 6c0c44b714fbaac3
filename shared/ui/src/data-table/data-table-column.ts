import type { ReactNode } from 'react';

/** One column of a table, and its place on the card that a row becomes on a phone. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * The kind of content. Only texts (the default) wrap and grow; all others are as wide as their
   * widest cell. `actions` keeps the buttons of a row in one line where there is space.
   */
  readonly kind?: 'text' | 'number' | 'date' | 'code' | 'status' | 'actions';
  /** `end` for numbers, dates and amounts. Default `start`. */
  readonly align?: 'start' | 'end';
  /** The cell that names the row: its header for screen readers and its card's title. Exactly one. */
  readonly isPrimary?: boolean;
  /** May disappear while the table is narrow but not yet cards: below 860 px, or `last` below 700 px. */
  readonly isMinor?: boolean | 'last';
  /**
   * On a card: `line` (default) is "header: value" below the title, `aside` is at the end of the
   * title's line, `end` is at the edge, beside all of the card, and `hidden` is left out.
   */
  readonly card?: 'line' | 'aside' | 'end' | 'hidden';
}

/** The part of a column that its head and its skeleton need. */
export type ColumnHead = Omit<Column<never>, 'cell'>;
