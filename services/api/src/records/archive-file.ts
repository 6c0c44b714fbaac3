import type { Locale } from '@pazar/contracts/locale';

type Texts = Readonly<Record<Locale, string>>;

/** A file of an agent's archive, and how its rows are found. */
export interface ArchiveFile {
  name: string;
  /** The description in the README. */
  about: Texts;
  /** In the schema `api`. */
  table: string;
  /** The table of the records that own rows, each with `agent_id`; without it the agent owns them. */
  owners?: string;
  owner: string;
  /** The columns by which rows are ordered and read in parts: no two rows have the same. */
  key: readonly [string, ...string[]];
  /** The column that holds all of the row; without it a row is all of its columns. */
  column?: string;
}

/** The rows of a table that the agent owns. */
export const ownFile = (name: string, about: Texts, table = name): ArchiveFile => ({
  name,
  about,
  table,
  owner: 'agent_id',
  key: ['id'],
});

/** Rows of a table that belong to the agent's records of another table. */
export const fileOf =
  (owners: string, owner: string) =>
  (name: string, about: Texts, [table, second]: readonly [table: string, second: string]) =>
    ({ name, about, table, owners, owner, key: [owner, second] }) satisfies ArchiveFile;
