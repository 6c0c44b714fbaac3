import type { z } from 'zod';
import type { CellContext, Column } from '../csv/columns.ts';
import type { Database } from '../database/database.ts';
import type { PgColumn } from '../database/drizzle.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListRead, ListRow } from './read-list.ts';

/** Where and as of when the rows of a list are read. */
export interface ListReading {
  database: Database;
  now: Date;
}

/**
 * A list of agents' records. The agent reads it at `/v1/{path}`, management at
 * `/v1/management/agents/{id}/{path}`, and both as a file where it has one.
 */
export interface OwnList<Item = unknown> extends ListDefinition {
  path: string;
  owner: PgColumn;
  description: string;
  /** The schema of its pages. */
  page: z.core.$ZodType;
  rows: (reading: ListReading, read: ListRead) => Promise<ListRow<Item>[]>;
  file?: ListFile;
  fact?: ListFact;
  /** The identifiers of the rows that a search finds by what they are linked with. */
  linked?: (reading: ListReading & { agentId: string; q: string }) => Promise<readonly string[]>;
}

/** Something that is true of some rows, which a filter judges by and no column has. */
export interface ListFact {
  /** The filter, and facet, that needs it. */
  of: string;
  /** The identifiers of the rows of which it is true. */
  read: (reading: ListReading & { agentId: string }) => Promise<readonly string[]>;
}

/** A list as CSV, in the columns in which a file is imported. */
export interface ListFile {
  records: (reading: ListReading & { agentId: string }, read: ListRead) => Promise<object[]>;
  columns: (records: readonly object[]) => readonly Column[];
  /** The same as files of other kinds, by the last step of their path. */
  others?: Readonly<Record<string, OtherFile>>;
}

/** A list as a file that is no CSV. */
export interface OtherFile {
  mediaType: string;
  write: (records: readonly object[], context: CellContext) => string;
}
