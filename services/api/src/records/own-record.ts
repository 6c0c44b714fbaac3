import type { z } from 'zod';
import type { PgColumn, PgTable } from '../database/drizzle.ts';
import type { AgentContext } from './agent-context.ts';

export type Fields = Record<string, unknown>;

/** What a record is to become. `was` and `row` are null for a new one. */
export interface Proposed<Input, Row> {
  input: Input;
  was: Input | null;
  row: Row | null;
}

export interface Versioned {
  id: string;
  version: number;
}

/**
 * One kind of record that agents own: all that the kinds differ in. `Input` is what an agent enters,
 * `Patch` what changes it, `Row` the record under its lock, `Detail` what `GET` answers.
 */
export interface OwnRecord<
  Input extends object,
  Patch extends object,
  Row extends Versioned,
  Detail,
> {
  entity: 'location' | 'lot' | 'product' | 'promotion';
  table: PgTable & { id: PgColumn };
  /** What an entered record, and one that was changed, must be. */
  schema: z.core.$ZodType<Input>;
  read: (context: AgentContext, id: string) => Promise<Detail | undefined>;
  /** Holds the record until the transaction ends, and reads it. */
  lock: (context: AgentContext, id: string) => Promise<Row | undefined>;
  /** Holds what must be held before the record; `id` is null for a new one. */
  lockFirst?: (context: AgentContext, id: string | null, given: Input | Patch) => Promise<void>;
  /** The record as its agent would enter it. */
  inputOf: (context: AgentContext, row: Row) => Promise<Input>;
  /** Merges a patch where RFC 7396 alone does not say how. */
  merge?: (was: Input, patch: Patch, row: Row) => unknown;
  /** Refuses what cannot be, and fills in what an agent may leave open. */
  settle: (context: AgentContext, proposed: Proposed<Input, Row>) => Promise<Input>;
  /** The columns that an agent enters. */
  columns: (input: Input, row: Row | null) => Fields;
  /** The columns of a new record that nobody enters. */
  firstColumns?: (context: AgentContext) => Promise<Fields>;
  /** Writes what a record has in other tables. */
  writeParts: (context: AgentContext, id: string, parts: Written<Input>) => Promise<void>;
  /** What people call it. */
  label: (named: Input | Row) => string | null;
}
/** What a record was, null for a new one, and what it is now. */
export type Written<Input> = Pick<Proposed<Input, unknown>, 'input' | 'was'>;
