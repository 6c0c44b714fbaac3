import { readdir } from 'node:fs/promises';
import { StartProblem } from '@pazar/service/start-problem';
import { eq } from '../database/drizzle.ts';
import type { Database } from '../database/open-database.ts';
import { documents } from '../database/tables/documents.ts';
import type { ServedSet } from '../documents/read-served.ts';

/** The registry does not start, because it would replace documents that browsers rely on. */
export class StartRefused extends StartProblem {
  override name = 'StartRefused';
}

/**
 * State that the operator allows this start to replace: any of `database`, `keys` and `token`
 * (`PAZAR_RECOVER`).
 */
export type Recovery = ReadonlySet<string>;

/**
 * Checks that a key which signed the served document still exists. Otherwise a new key would sign,
 * and every open tab would reject later documents. Throws `StartRefused`.
 */
export async function checkKeys(
  paths: { keys: string; documents: string },
  served: ServedSet | undefined,
  recover: Recovery,
): Promise<void> {
  if (!served || recover.has('keys')) return;
  const names = await readdir(paths.keys).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
  const isSigner = ids.some((id) => served.signedBy.includes(id));
  if (ids.length > 0 && (isSigner || served.signedBy.length === 0)) return;
  throw new StartRefused(
    `${paths.keys} has no key that signed document ${served.sequence} in ${paths.documents}` +
      `${served.signedBy.length > 0 ? ` (${served.signedBy.join(', ')}.json)` : ''}. Open tabs ` +
      'reject documents of other keys. Restore the key from a backup (pazar restore). Only when it ' +
      'is lost, start once with PAZAR_RECOVER=keys: a new key signs, and tabs accept it after a reload.',
  );
}

/** The database of a registry, and the names that a message needs. */
interface Holdings {
  database: Database;
  /** Folder of the documents. */
  documents: string;
  /** Where the database is: a folder or a variable. */
  place: string;
}

/**
 * Checks that the database knows the served document. An empty, lost or older database would
 * replace it by older documents. Throws `StartRefused`; with `database` allowed, continues the
 * sequence of the served document instead, because browsers reject a lower one.
 */
export async function takeOverDocuments(
  holdings: Holdings,
  served: ServedSet | undefined,
  recover: Recovery,
): Promise<void> {
  if (!served) return;
  const { queries } = holdings.database;
  const theDocument = eq(documents.id, 1);
  const [row] = await queries.select().from(documents).where(theDocument);
  const known = row?.sequence ?? 0;
  const isSame = served.integrity === undefined || served.integrity === row?.integrity;
  if (known > served.sequence || (known === served.sequence && isSame)) return;
  if (!recover.has('database')) throw new StartRefused(describe(holdings, known, served.sequence));
  await queries.update(documents).set({ sequence: served.sequence }).where(theDocument);
}

function describe({ documents: folder, place }: Holdings, known: number, served: number): string {
  const difference =
    known === served
      ? `and ${folder} hold different documents ${served}`
      : `has issued document ${known}, but ${folder} holds document ${served}`;
  return (
    `The database (${place}) ${difference}. The database is empty, lost, older or another ` +
    "installation's. Nothing was changed: browsers keep what they have. Restore the database from a " +
    'backup (pazar restore), or set DATABASE_URL and PAZAR_HOME to what belongs together. To replace ' +
    'the served document by what this database knows, start once with PAZAR_RECOVER=database.'
  );
}
