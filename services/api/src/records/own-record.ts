import type { Locale } from '@pazar/contracts/locale';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { PgColumn, PgTable, SQL } from '../database/drizzle.ts';
import type { AgentContext } from './agent-context.ts';
import type { ArchiveFile } from './archive-file.ts';
import type { LockedKind, Unit, Wanted } from './unit.ts';

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

/** Of a record that is entered as it is kept, and locked as it is answered. */
export interface PlainTypes<Input extends object, Patch extends object, Detail> {
  input: Input;
  settled: Input;
  patch: Patch;
  row: Detail;
  detail: Detail;
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

/** What changes of a record: its state, any of its fields, or those of an input or a patch. */
export type Changed<Types extends OwnTypes> = 'state' | 'fields' | Types['input'] | Types['patch'];

/** An account that is being closed. */
export interface ClosingAccount {
  database: Database;
  agentId: string;
  /** Columns that each changed row gets. */
  next: { version: SQL; updatedAt: Date };
}

/** What the closing of an account does to its records of one kind. */
export interface Closing {
  /** Where their number is in `GET /v1/account/close`. */
  counted: `goes.${string}` | `stays.${string}`;
  /** Whether they describe the person: the audit forgets what they said, in events of other records too. */
  isPersonal?: true;
  /** Ends or empties them; without it they stay as they are. */
  close?: (account: ClosingAccount) => Promise<unknown>;
}

/** What work on records of every kind needs to know of one kind. */
export interface RecordFacts {
  entity: string;
  /** The name of one, for people. */
  called: Readonly<Record<Locale, string>>;
  table: PgTable & { id: PgColumn; agentId: PgColumn };
  /** The columns with its names; of one that has one name, the same twice. */
  names: Readonly<Record<Locale, PgColumn>>;
  /** How a cell of a file names one; without it no cell does. */
  cells?: { name: PgColumn; isOffered: SQL };
  /** The kind of its rows where they are locked one by one; without it the agent's row is locked. */
  lockedAs?: LockedKind;
  /** By the name of a unique index of its table, a pointer to the field that it guards. */
  uniqueFields: Readonly<Record<string, string>>;
  closing: Closing;
  /** Its files of an agent's archive. */
  archive: readonly ArchiveFile[];
  read: (
    context: AgentContext,
    id: string,
  ) => Promise<{ version: number; updatedAt: string } | undefined>;
}

/** One kind of record that agents own: everything in which the kinds differ. */
export interface OwnRecord<Types extends OwnTypes> extends RecordFacts {
  /** The schemas of a new record, and of a changed one. */
  schema: z.core.$ZodType<Types['input']>;
  read: (context: AgentContext, id: string) => Promise<Types['detail'] | undefined>;
  /** All that a change of some records locks; without ids it is of a new one. */
  locks: (ids: readonly string[], what: Changed<Types>) => Wanted;
  /** Reads a locked record. */
  row: (unit: Unit, id: string) => Promise<Types['row'] | undefined>;
  /** The record as its agent would enter it. */
  inputOf: (context: Unit, row: Types['row']) => Promise<Types['settled']>;
  /** Merges a patch where RFC 7396 is not enough. */
  merge?: (was: Types['settled'], patch: Types['patch'], row: Types['row']) => unknown;
  /** Rejects invalid input, and fills in optional fields. */
  settle: (context: Unit, proposed: Proposed<Types>) => Promise<Types['settled']>;
  /** The columns that an agent enters. */
  columns: (input: Types['settled'], row: Types['row'] | null) => Fields;
  /** The columns of a new record that agents do not enter. */
  firstColumns?: (context: Unit) => Promise<Fields>;
  /** Writes the parts of a record that are in other tables. */
  writeParts?: (context: Unit, id: string, parts: Written<Types>) => Promise<void>;
  /** Its name for people. */
  label: (named: Types['settled'] | Types['row']) => string | null;
}
