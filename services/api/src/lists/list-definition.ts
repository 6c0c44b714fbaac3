import type { Locale } from '@pazar/contracts/locale';
import type { z } from 'zod';
import type { PgColumn, PgTable, SQL } from '../database/drizzle.ts';

/** What a filter or an order may depend on besides its values. */
export interface ListContext {
  locale: Locale;
  now: Date;
}

/** One query parameter that narrows a list. Given twice, rows that fit either value remain. */
export interface ListFilter<Value = unknown> {
  schema: z.core.$ZodType<Value>;
  // A method, since a definition holds filters of many kinds of value.
  where(values: Value[], context: ListContext): SQL | undefined;
}

/** A key of an order: a column, or an expression with the type that its text casts back to. */
export type SortTerm = PgColumn | { sql: SQL; type: 'text' | 'bigint' | 'integer' | 'timestamptz' };

/**
 * What one list endpoint can do. Sort terms must never be null (`coalesce`): rows with null would
 * fall out of the pages.
 */
export interface ListDefinition {
  /** Part of what a cursor is signed for. */
  name: string;
  table: PgTable;
  id: PgColumn;
  filters: Readonly<Record<string, ListFilter>>;
  /**
   * Orders by name, ascending; a leading minus in the query reverses one. `name` is by the sort-key
   * column of the reader's language, and searches rank by it.
   */
  sorts: Readonly<Record<string, (context: ListContext) => SortTerm>>;
  /** As in the query: `-updatedAt`. */
  defaultSort: string;
  /**
   * What `q` looks in: the folded text of a row; without it the list has no `q`. The table then has
   * the sort keys of its names in both languages, and `name_words`.
   */
  search?: PgColumn;
  /** Expressions whose values can be counted, by the name of their filter. */
  facets?: Readonly<Record<string, (context: ListContext) => SQL>>;
}
