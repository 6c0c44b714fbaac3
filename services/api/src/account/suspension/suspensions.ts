import { recordAudit } from '../../records/audit.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, lte } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { notify } from '../../notifications/notify.ts';
import { lockAgent, updateAgent } from '../account-repository.ts';
import { statusAfter, withoutSuspension } from '../../callers/suspension.ts';

/** Ends the suspensions whose end has come, so that everything reads as it is. Answers how many. */
export async function endDueSuspensions(database: Database, now: Date): Promise<number> {
  const due = await database
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.accountStatus, 'SUSPENDED'), lte(agents.suspendedUntil, now)));
  let ended = 0;
  for (const { id } of due) if (await endSuspension(database, { id, now })) ended += 1;
  return ended;
}

function endSuspension(
  database: Database,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const agent = await lockAgent(transaction, id);
    // A manager may have changed it, or another process ended it, since it was listed.
    if (agent?.accountStatus !== 'SUSPENDED' || agent.suspendedUntil === null) return false;
    if (agent.suspendedUntil > now) return false;
    const changes = { accountStatus: statusAfter(agent), ...withoutSuspension };
    const after = await updateAgent(transaction, agent, { changes, now });
    await recordAudit(transaction, {
      at: now,
      agentId: id,
      actor: null,
      action: 'agent.suspension-ended',
      entity: 'agent',
      entityId: id,
      label: after.displayName,
      version: after.version,
      before: { accountStatus: 'SUSPENDED' },
      after: { accountStatus: after.accountStatus },
    });
    await notify(transaction, {
      agentId: id,
      event: 'account-suspended',
      key: `agent:${after.version}`,
      outcome: 'ACTIVE',
      entity: 'agent',
      entityId: id,
      at: now,
    });
    return true;
  });
}
