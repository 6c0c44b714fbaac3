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
  /** What an agent enters. */
  input: object;
  /** The input with what an agent may leave open filled in. */
  settled: object;
  /** What changes it, as RFC 7396 has it. */
  patch: object;
  /** The record under its lock. */
  row: Versioned;
  /** What `GET` answers. */
  detail: Versioned & { updatedAt: string };
}

/** What a record is to become, and what it was: null for a new one. */
export interface Proposed<Types extends OwnTypes> {
  input: Types['input'];
  was: Types['settled'] | null;
  row: Types['row'] | null;
}

/** What a record is now, and what it was: null for a new one. */
export interface Written<Types extends OwnTypes> {
  input: Types['settled'];
  was: Types['settled'] | null;
}

/** One kind of record that agents own: all that the kinds differ in. */
export interface OwnRecord<Types extends OwnTypes> {
  entity: 'location' | 'lot' | 'product' | 'promotion';
  table: PgTable & { id: PgColumn };
  /** What an entered record, and one that was changed, must be. */
  schema: z.core.$ZodType<Types['input']>;
  read: (context: AgentContext, id: string) => Promise<Types['detail'] | undefined>;
  /** Holds the record until the transaction ends, and reads it. */
  lock: (context: AgentContext, id: string) => Promise<Types['row'] | undefined>;
  /** Holds what must be held before the record; `id` is null for a new one. */
  lockFirst?: (
    context: AgentContext,
    id: string | null,
    given: Types['input'] | Types['patch'],
  ) => Promise<void>;
  /** The record as its agent would enter it. */
  inputOf: (context: AgentContext, row: Types['row']) => Promise<Types['settled']>;
  /** Merges a patch where RFC 7396 alone does not say how. */
  merge?: (was: Types['settled'], patch: Types['patch'], row: Types['row']) => unknown;
  /** Refuses what cannot be, and fills in what an agent may leave open. */
  settle: (context: AgentContext, proposed: Proposed<Types>) => Promise<Types['settled']>;
  /** The columns that an agent enters. */
  columns: (input: Types['settled'], row: Types['row'] | null) => Fields;
  /** The columns of a new record that nobody enters. */
  firstColumns?: (context: AgentContext) => Promise<Fields>;
  /** Writes what a record has in other tables. */
  writeParts: (context: AgentContext, id: string, parts: Written<Types>) => Promise<void>;
  /** What people call it. */
  label: (named: Types['settled'] | Types['row']) => string | null;
}
