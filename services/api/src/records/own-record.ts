import type { z } from 'zod';
import type { PgColumn, PgTable } from '../database/drizzle.ts';
import type { AgentContext } from './agent-context.ts';

export type Fields = Record<string, unknown>;

interface Versioned {
  id: string;
  version: number;
}

/** The types of one kind of record. */
export interface OwnTypes {
  /** The input of an agent. */
  input: object;
  /** The input with its optional fields filled in. */
  settled: object;
  /** A patch of the input, by RFC 7396. */
  patch: object;
  /** The record under its lock. */
  row: Versioned;
  /** The answer of `GET`. */
  detail: Versioned & { updatedAt: string };
}

/** The new state of a record, and the current one: null for a new record. */
export interface Proposed<Types extends OwnTypes> {
  input: Types['input'];
  was: Types['settled'] | null;
  row: Types['row'] | null;
}

/** The record after a change, and before it: null for a new record. */
export interface Written<Types extends OwnTypes> {
  input: Types['settled'];
  was: Types['settled'] | null;
}

/** One kind of record that agents own: everything in which the kinds differ. */
export interface OwnRecord<Types extends OwnTypes> {
  entity: 'location' | 'lot' | 'product' | 'promotion';
  table: PgTable & { id: PgColumn };
  /** The schemas of a new record, and of a changed one. */
  schema: z.core.$ZodType<Types['input']>;
  read: (context: AgentContext, id: string) => Promise<Types['detail'] | undefined>;
  /** Locks the record until the transaction ends, and reads it. */
  lock: (context: AgentContext, id: string) => Promise<Types['row'] | undefined>;
  /**
   * Locks the rows that come before the record in the order of locks; `id` is null for a new one.
   */
  lockFirst?: (
    context: AgentContext,
    id: string | null,
    given: Types['input'] | Types['patch'],
  ) => Promise<void>;
  /** The record as its agent would enter it. */
  inputOf: (context: AgentContext, row: Types['row']) => Promise<Types['settled']>;
  /** Merges a patch where RFC 7396 is not enough. */
  merge?: (was: Types['settled'], patch: Types['patch'], row: Types['row']) => unknown;
  /** Rejects invalid input, and fills in optional fields. */
  settle: (context: AgentContext, proposed: Proposed<Types>) => Promise<Types['settled']>;
  /** The columns that an agent enters. */
  columns: (input: Types['settled'], row: Types['row'] | null) => Fields;
  /** The columns of a new record that agents do not enter. */
  firstColumns?: (context: AgentContext) => Promise<Fields>;
  /** Writes the parts of a record that are in other tables. */
  writeParts: (context: AgentContext, id: string, parts: Written<Types>) => Promise<void>;
  /** Its name for people. */
  label: (named: Types['settled'] | Types['row']) => string | null;
}
