import { eq } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { documents } from '../database/tables/documents.ts';
import { composeDocument } from '../documents/compose-document.ts';
import { writeDocument } from '@pazar/service/document-folder';
import { readServed } from '../documents/read-served.ts';
import { signStatement, statementFor } from '../documents/statement.ts';
import { appendAudit, type AuditEntry } from './audit-log.ts';
import { describeChange } from '../notices/describe-change.ts';
import { keepNotice } from '../notices/notice-store.ts';
import { noteSigned, readTrustedKeys, requireSigners } from './key-records.ts';
import { liveVersions } from './live-versions.ts';
import type { RegistryParts } from './registry-parts.ts';

/** The effect of a change, for the audit. */
export type ChangeRecord = Omit<AuditEntry, 'sequence'>;

/** The document that a change will be in. */
export interface ChangeMoment {
  sequence: number;
  at: Date;
}

/** Applies a change inside the transaction that also issues the document. */
export type Change = (queries: Queries, moment: ChangeMoment) => Promise<ChangeRecord>;

/** Applies changes in one order for all processes; each is on disk, signed, when it settles. */
export type DocumentChanges = ReturnType<typeof createDocumentChanges>;

const theDocument = eq(documents.id, 1);

export function createDocumentChanges(parts: RegistryParts) {
  let writtenSequence = 0;
  let areWritten = true;

  /** Writes the newest document to disk. Locks its row, so an older one is never written last. */
  async function writeNewest(atLeast: number): Promise<void> {
    // A change that committed after ours may have written both.
    if (writtenSequence >= atLeast) return;
    areWritten = false;
    await parts.database.queries.transaction(async (queries) => {
      const newest = await lockDocument(queries);
      // Also those whose private parts are with other registries only.
      const keys = await readTrustedKeys(queries);
      await writeDocument(parts.documents, { ...newest, keys });
      writtenSequence = newest.sequence;
    });
    areWritten = true;
  }

  return {
    /** False after writing documents failed, until it succeeds again. */
    areWritten: () => areWritten,
    /** Applies a change and answers the sequence of the document that has it. */
    apply: async (change: Change) => {
      const { queries } = parts.database;
      const sequence = await queries.transaction((inside) => commitChange(parts, inside, change));
      await writeNewest(sequence);
      return sequence;
    },
    /**
     * Rewrites the newest document when another process issued it, or when files of the served one
     * were deleted or damaged; cheap when neither happened.
     */
    follow: async () => {
      const { sequence } = documents;
      const [newest] = await parts.database.queries
        .select({ sequence })
        .from(documents)
        .where(theDocument);
      const served = await readServed(parts.documents);
      if (!served?.isWhole || served.sequence < writtenSequence) writtenSequence = 0;
      await writeNewest(newest?.sequence ?? 0);
    },
  };
}

/** Locks the row that serializes all changes, and returns the newest document. */
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
  const record = await change(queries, { sequence, at });
  const { keys, trusted } = await requireSigners(queries, parts.keys);
  const body = composeDocument(await liveVersions(queries), parts.origins);
  const audit = await appendAudit(queries, { ...record, sequence }, at);
  const notice = describeChange(record, { sequence, at, number: audit.number });
  if (notice) await keepNotice(queries, notice, parts.notices.channels);
  const statement = {
    ...statementFor(body, sequence, at),
    ...(trusted && { keys: trusted }),
    ...(!parts.allowsOffline && { offline: false }),
    audit,
  };
  await queries
    .update(documents)
    .set({
      sequence,
      body: body.toString(),
      integrity: statement.integrity,
      statement: JSON.stringify(signStatement(statement, keys)),
      issuedAt: at,
      expiresAt: new Date(statement.expires),
    })
    .where(theDocument);
  await noteSigned(queries, keys, at);
  return sequence;
}

/** Issues the document again, with the next sequence and a new expiry. */
export async function reissue(changes: DocumentChanges): Promise<number> {
  return changes.apply(() =>
    Promise.resolve({ actor: 'registry', action: 'issue', reason: 'renewed' }),
  );
}
