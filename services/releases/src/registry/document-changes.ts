import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Queries } from '../database/open-database.ts';
import { audit, deployments, documents, versions } from '../database/tables.ts';
import { composeDocument } from '../documents/compose-document.ts';
import { writeDocument } from '../documents/document-folder.ts';
import { signStatement, statementFor } from '../documents/statement.ts';
import type { RegistryParts } from './registry-parts.ts';

/** What a change did, for the audit. */
export type ChangeRecord = Omit<typeof audit.$inferInsert, 'id' | 'at' | 'sequence'>;

/** Makes a change inside the transaction that also issues the document. */
export type Change = (queries: Queries) => Promise<ChangeRecord>;

/** Applies changes in one order for all processes; each is on disk, signed, when it settles. */
export interface DocumentChanges {
  /** Applies a change and answers the sequence of the document that has it. */
  apply: (change: Change) => Promise<number>;
  /** False after documents could not be written, until they could again. */
  areWritten: () => boolean;
}

const theDocument = eq(documents.id, 1);

export function createDocumentChanges(parts: RegistryParts): DocumentChanges {
  let writtenSequence = 0;
  let areWritten = true;

  /** Puts the newest document on disk. Its row is locked, so an older one never comes last. */
  async function writeNewest(atLeast: number): Promise<void> {
    // A change that committed after ours may have written both.
    if (writtenSequence >= atLeast) return;
    await parts.database.queries.transaction(async (queries) => {
      const newest = await lockDocument(queries);
      await writeDocument(parts.documents, newest);
      writtenSequence = newest.sequence;
    });
  }

  return {
    areWritten: () => areWritten,
    apply: async (change) => {
      const { queries } = parts.database;
      const sequence = await queries.transaction((inside) => commitChange(parts, inside, change));
      areWritten = false;
      await writeNewest(sequence);
      areWritten = true;
      return sequence;
    },
  };
}

async function lockDocument(queries: Queries) {
  const [row] = await queries.select().from(documents).where(theDocument).for('update');
  if (!row) throw new Error('The database has no document row; its migrations did not run');
  return row;
}

async function commitChange(
  parts: RegistryParts,
  queries: Queries,
  change: Change,
): Promise<number> {
  const { sequence: last } = await lockDocument(queries);
  const sequence = last + 1;
  const at = parts.now();
  const record = await change(queries);
  const body = composeDocument(await liveVersions(queries), parts.assetOrigin);
  const statement = statementFor(body, sequence, at);
  await queries
    .update(documents)
    .set({
      sequence,
      body: body.toString(),
      integrity: statement.integrity,
      statement: JSON.stringify(signStatement(statement, parts.keys)),
      issuedAt: at,
      expiresAt: new Date(statement.expires),
    })
    .where(theDocument);
  await queries.insert(audit).values({ ...record, id: uuidv7(), at, sequence });
  return sequence;
}

async function liveVersions(queries: Queries) {
  return queries
    .select({
      remote: versions.remote,
      version: versions.version,
      traffic: deployments.traffic,
      isDefault: deployments.isDefault,
      manifestIntegrity: versions.manifestIntegrity,
      section: versions.section,
      build: versions.build,
    })
    .from(deployments)
    .innerJoin(
      versions,
      and(eq(versions.remote, deployments.remote), eq(versions.version, deployments.version)),
    );
}
