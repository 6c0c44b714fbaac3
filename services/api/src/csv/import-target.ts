import type { Column } from './columns.ts';
import type { CsvFile } from './read-file.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { Unit } from '../records/unit.ts';

/** The record after a row, and before it (null: nothing changed). */
export interface ImportStep {
  id: string;
  version: number;
  before: Record<string, unknown> | null;
}

/** A kind of record that files can be imported into, through the services of its routes. */
export interface ImportTarget {
  /** Every column that a file can have. */
  columns: readonly Column[];
  /** The columns of an empty file to start from. */
  template: readonly Column[];
  /** Converts a file that is not CSV to a table; null for CSV. */
  readOther?: (content: Uint8Array) => Promise<CsvFile | null>;
  /** The field that identifies a record without an id. */
  keyField: 'sku' | 'lotNumber' | 'name';
  /** The column of that field. */
  keyColumn: string;
  /** Whether keys that differ only in case are different. */
  isKeyCased: boolean;
  /** The agent's record with this key; null when there is none. */
  find: (context: AgentContext, key: { id: string } | { name: string }) => Promise<string | null>;
  create: (context: Unit, values: Record<string, unknown>) => Promise<ImportStep>;
  update: (context: Unit, id: string, values: Record<string, unknown>) => Promise<ImportStep>;
  /** Reverses the creation by a row. 412 `version-conflict` when the record changed since. */
  undoCreate: (context: Unit, step: ImportStep) => Promise<void>;
  /** Restores the state before a row. 412 `version-conflict` when the record changed since. */
  undoUpdate: (context: Unit, step: ImportStep) => Promise<void>;
}
