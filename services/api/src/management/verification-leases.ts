import type { VerificationLease } from '@pazar/contracts/management';
import type { Database } from '../database/database.ts';
import { and, eq, gt, inArray, lte, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { verificationLeases } from '../database/tables/verification-leases.ts';
import { Refusal } from '../problems/refusal.ts';

/** A page renews its lease every half minute: a closed page frees the case two minutes later. */
const leaseMs = 2 * 60 * 1000;

interface LeaseOfCase {
  agentId: string;
  managerId: string;
  now: Date;
}

/**
 * Acquires the lease of a case, or renews it. That of another manager stays until it expires: the
 * answer names the holder. 404.
 */
export async function takeLease(
  database: Database,
  { agentId, managerId, now }: LeaseOfCase,
): Promise<VerificationLease> {
  await requireAgent(database, agentId);
  const held = { managerId, until: new Date(now.getTime() + leaseMs) };
  await database
    .insert(verificationLeases)
    .values({ agentId, ...held })
    .onConflictDoUpdate({
      target: verificationLeases.agentId,
      set: held,
      setWhere: sql`${verificationLeases.managerId} = ${managerId} or ${lte(verificationLeases.until, now)}`,
    });
  const lease = (await readLeases(database, [agentId], { managerId, now })).get(agentId);
  // The holder released it between the two statements: this call acquires it.
  return lease ?? takeLease(database, { agentId, managerId, now });
}

/** Releases the manager's own lease of a case; that of another manager stays. 404. */
export async function returnLease(
  database: Database,
  { agentId, managerId }: Omit<LeaseOfCase, 'now'>,
): Promise<void> {
  await requireAgent(database, agentId);
  await database
    .delete(verificationLeases)
    .where(
      and(eq(verificationLeases.agentId, agentId), eq(verificationLeases.managerId, managerId)),
    );
}

/** The valid leases of some cases, by agent; `isOwn` marks those of the calling manager. */
export async function readLeases(
  database: Database,
  agentIds: readonly string[],
  { managerId, now }: Omit<LeaseOfCase, 'agentId'>,
): Promise<Map<string, VerificationLease>> {
  if (agentIds.length === 0) return new Map();
  const rows = await database
    .select({ lease: verificationLeases, displayName: agents.displayName })
    .from(verificationLeases)
    .innerJoin(agents, eq(agents.id, verificationLeases.managerId))
    .where(
      and(inArray(verificationLeases.agentId, [...agentIds]), gt(verificationLeases.until, now)),
    );
  return new Map(
    rows.map(({ lease, displayName }) => [
      lease.agentId,
      {
        manager: { id: lease.managerId, displayName },
        until: lease.until.toISOString(),
        isOwn: lease.managerId === managerId,
      },
    ]),
  );
}

async function requireAgent(database: Database, id: string): Promise<void> {
  const [agent] = await database.select({ id: agents.id }).from(agents).where(eq(agents.id, id));
  if (agent === undefined) throw new Refusal('not-found');
}
