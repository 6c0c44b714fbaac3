import type { AuditEntry } from '@pazar/contracts/management';
import type { AuditProof } from '@pazar/contracts/audit-proof';
import { notifyManagers } from '../account/notify-managers.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { desc, eq, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { auditLinks } from '../database/tables/audit-links.ts';
import { auditProofs } from '../database/tables/audit-proofs.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createWorkQueue } from '../queues/work-queue.ts';
import { type ChainCheck, checkAuditChain } from '../records/audit-chain.ts';
import { auditList } from '../history/audit-list.ts';
import { newId } from '../records/values.ts';

/** Each reads the whole audit. */
const checking = { atOnce: 1, waiting: 4, each: 1 };
const dayMs = 24 * 60 * 60 * 1000;

export type AuditProofs = ReturnType<typeof createAuditProofs>;

interface AuditProofDependencies {
  database: Database;
  clock: Clock;
  mailer: Mailer;
}

export function createAuditProofs({ database, clock, mailer }: AuditProofDependencies) {
  const queue = createWorkQueue(checking);

  /** The newest; null before the first. */
  async function last(): Promise<AuditProof | null> {
    const [row] = await database
      .select({ proof: auditProofs, name: agents.displayName })
      .from(auditProofs)
      .leftJoin(agents, eq(agents.id, auditProofs.managerId))
      .orderBy(desc(auditProofs.at), desc(auditProofs.id))
      .limit(1);
    if (row === undefined) return null;
    const { proof, name } = row;
    const { managerId, position, hash, fault } = proof;
    return {
      at: proof.at.toISOString(),
      by: managerId === null ? null : { id: managerId, displayName: name ?? '' },
      entries: proof.entries,
      head: position === null || hash === null ? null : { position, hash },
      fault: fault && {
        kind: fault,
        position: proof.faultPosition,
        entry: await readEntry(proof.faultEventId),
      },
    };
  }

  async function readEntry(id: string | null): Promise<AuditEntry | null> {
    if (id === null) return null;
    const [row] = await auditList.rows(
      { database, now: clock() },
      { where: eq(auditEvents.id, id), orderBy: [], limit: 1, sortValues: sql`array[]::text[]` },
    );
    return row?.item ?? null;
  }

  /**
   * Checks the audit, one check at a time; throws `busy` when others wait. It takes long: do not call it in a
   * transaction.
   *
   * @param managerId who asks; null for the service itself
   */
  const check = (managerId: string | null) =>
    queue.take(managerId ?? 'service', () => checkAuditChain(database));

  /** Keeps what was found. Managers get an e-mail when it is broken and was not before. */
  async function keep(managerId: string | null, found: ChainCheck): Promise<AuditProof> {
    const before = await last();
    const at = clock();
    await database
      .insert(auditProofs)
      .values({ id: newId(at), at, managerId, ...columnsOf(found) });
    if (found.fault !== null && !before?.fault) {
      await notifyManagers({ database, mailer }, (locale) => [
        'auditBroken',
        mailer.link('/management/audit', locale),
      ]);
    }
    const proof = await last();
    if (proof === null) throw new Error('The proof that was just written is not there');
    return proof;
  }

  return {
    last,
    check,
    keep,
    /**
     * Does so unless it was done within a day. Answers what is to be logged: the last link of the audit is, each
     * time, so that one that is cut off later is missed outside of the database.
     */
    proveDue: async () => {
      const before = await last();
      const isDue = before === null || Date.parse(before.at) <= clock().getTime() - dayMs;
      if (!isDue) return lastLink(database);
      const { entries, head, fault } = await keep(null, await check(null));
      return { entries, ...head, fault: fault?.kind ?? null };
    },
  };
}

/** Null while the audit is empty. */
async function lastLink(database: Database): Promise<{ position: number; hash: string } | null> {
  const [link = null] = await database
    .select({ position: auditLinks.position, hash: auditLinks.hash })
    .from(auditLinks)
    .orderBy(desc(auditLinks.position))
    .limit(1);
  return link;
}

function columnsOf({ entries, head, fault }: ChainCheck) {
  const found = fault && {
    fault: fault.kind,
    faultPosition: fault.position,
    faultEventId: fault.eventId,
  };
  return { entries, ...head, ...found };
}
