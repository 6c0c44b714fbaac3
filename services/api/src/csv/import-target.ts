import type { Column } from './columns.ts';
import type { CsvFile } from './read-file.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { Unit } from '../records/unit.ts';

/** A record after a row. */
export interface ImportStep {
  id: string;
  version: number;
  /** The former values of the changed fields; null where nothing changed. */
  before: Record<string, unknown> | null;
  /** Their new values; null where nothing changed, and for a new record. */
  after: Record<string, unknown> | null;
}

/** What the undo of a row needs. */
export type AppliedStep = Omit<ImportStep, 'after'>;

/** A kind of record that files can be imported into, through the services of its routes. */
export interface ImportTarget {
  columns: readonly Column[];
  /** The columns of an empty file to start from. */
  template: readonly Column[];
  /** Converts a file that is not CSV to a table; null for CSV. */
  readOther?: (content: Uint8Array) => Promise<CsvFile | null>;
  /** The field that identifies a record without an id. */
  keyField: 'sku' | 'lotNumber' | 'name';
  /**
   * Whether the agent confirms a change of a record that is found by that field alone: a name, unlike a
   * code, may be given to another record.
   */
  isKeyConfirmed: boolean;
  keyColumn: string;
  /** Whether keys that differ only in case are different. */
  isKeyCased: boolean;
  /** The agent's record with this key; null when there is none. */
  find: (context: AgentContext, key: { id: string } | { name: string }) => Promise<string | null>;
  create: (context: Unit, values: Record<string, unknown>) => Promise<ImportStep>;
  update: (context: Unit, id: string, values: Record<string, unknown>) => Promise<ImportStep>;
  /** Reverses the creation by a row. 412 `version-conflict` when the record changed since. */
  undoCreate: (context: Unit, step: AppliedStep) => Promise<void>;
  /** Restores the state before a row. 412 `version-conflict` when the record changed since. */
  undoUpdate: (context: Unit, step: AppliedStep) => Promise<void>;
}
