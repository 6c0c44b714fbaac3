import type { Locale } from '@pazar/contracts/locale';
import type { z } from 'zod';
import type { PgColumn, PgTable, SQL } from '../database/drizzle.ts';
import type { NearWords } from './near-words.ts';

/** Context of a filter or an order besides its values. */
export interface ListContext {
  locale: Locale;
  now: Date;
  /** The identifiers of the rows of which the fact of an own list is true; absent where nothing asks for it. */
  chosen?: readonly string[];
  /** What searched words stand for that no row has. */
  near?: NearWords;
  /** The identifiers of the rows that a search finds by what they are linked with. */
  linked?: readonly string[];
}

/** One query parameter that narrows a list. When repeated, rows that match either value remain. */
export interface ListFilter<Value = unknown> {
  schema: z.core.$ZodType<Value>;
  // A method, since a definition holds filters of many value types.
  where(values: Value[], context: ListContext): SQL | undefined;
}

/** A key of an order: a column, or an expression with the type that its text casts back to. */
export type SortTerm =
  | PgColumn
  | {
      sql: SQL;
      type: 'text' | 'bigint' | 'integer' | 'timestamptz';
      /** A column that is in the same order, with few values: an index has it, and not the expression. */
      steps?: PgColumn;
    };

/**
 * The filters and orders of one list endpoint. Sort terms must never be null (`coalesce`): rows
 * with null would be missing from the pages.
 */
export interface ListDefinition {
  /** Part of the signed content of a cursor. */
  name: string;
  table: PgTable;
  id: PgColumn;
  filters: Readonly<Record<string, ListFilter>>;
  /**
   * Orders by name, ascending; a leading minus in the query reverses one. `name` uses the sort-key
   * column of the reader's language, and searches rank by it.
   */
  sorts: Readonly<Record<string, (context: ListContext) => SortTerm>>;
  /** As in the query: `-updatedAt`. */
  defaultSort: string;
  /**
   * The column that `q` searches: the folded text of a row; without it the list has no `q`. The
   * table then has the sort keys of its names in both languages, and `name_words`.
   */
  search?: PgColumn;
  /**
   * Replaces `search`: the rows that match one folded word of `q`, where it searches more than one
   * column.
   */
  searchWord?: ((word: string) => SQL) | undefined;
  /**
   * Expressions whose values can be counted, by the name of their filter. One with several rows
   * (`unnest`) counts for each of them.
   */
  facets?: Readonly<Record<string, (context: ListContext) => SQL>>;
}
