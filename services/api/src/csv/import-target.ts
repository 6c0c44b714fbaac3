import type { Column } from './columns.ts';
import type { Database } from '../database/database.ts';

/** Who imports what when: everything within one transaction. */
export interface ImportContext {
  transaction: Database;
  agentId: string;
  now: Date;
}

/** What a row made of something, and what it was before (null: nothing changed). */
export interface ImportStep {
  id: string;
  version: number;
  before: Record<string, unknown> | null;
}

/** Something that files can be imported into, by the services that its own routes use. */
export interface ImportTarget {
  /** Every column that a file can have. */
  columns: readonly Column[];
  /** The columns of an empty file to start from. */
  template: readonly Column[];
  /** The field that names one when there is no id. */
  keyField: 'sku' | 'lotNumber' | 'name';
  /** The column of that field. */
  keyColumn: string;
  /** Keys that differ in case alone are different ones. */
  isKeyCased: boolean;
  /** The own one with this key; null when there is none. */
  find: (context: ImportContext, key: { id: string } | { name: string }) => Promise<string | null>;
  create: (context: ImportContext, values: Record<string, unknown>) => Promise<ImportStep>;
  update: (
    context: ImportContext,
    id: string,
    values: Record<string, unknown>,
  ) => Promise<ImportStep>;
  /** Takes away what a row made. 412 `version-conflict` when it was changed since. */
  undoCreate: (context: ImportContext, step: ImportStep) => Promise<void>;
  /** Makes it what it was. 412 `version-conflict` when it was changed since. */
  undoUpdate: (context: ImportContext, step: ImportStep) => Promise<void>;
}
