import type { Column } from './columns.ts';
import type { AgentContext } from '../records/agent-context.ts';

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
  find: (context: AgentContext, key: { id: string } | { name: string }) => Promise<string | null>;
  create: (context: AgentContext, values: Record<string, unknown>) => Promise<ImportStep>;
  update: (
    context: AgentContext,
    id: string,
    values: Record<string, unknown>,
  ) => Promise<ImportStep>;
  /** Takes away what a row made. 412 `version-conflict` when it was changed since. */
  undoCreate: (context: AgentContext, step: ImportStep) => Promise<void>;
  /** Makes it what it was. 412 `version-conflict` when it was changed since. */
  undoUpdate: (context: AgentContext, step: ImportStep) => Promise<void>;
}
