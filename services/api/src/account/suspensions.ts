import type { Locale } from '@pazar/contracts/locale';
import { formatDateTime } from '@pazar/format/date';
import { recordAudit } from '../records/audit.ts';
import type { Database } from '../database/database.ts';
import { and, eq, lte } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { notify } from '../notifications/notify.ts';
import { lockAgent, updateAgent } from './account-repository.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from './agent-repository.ts';

/** A suspension with an end is over when its time has come, whether or not anybody wrote so. */
export function isSuspended(
  { accountStatus, suspendedUntil }: Pick<AgentRow, 'accountStatus' | 'suspendedUntil'>,
  now: Date,
): boolean {
  return accountStatus === 'SUSPENDED' && (suspendedUntil === null || suspendedUntil > now);
}

const until: Record<Locale, (time: string) => string> = {
  en: (time) => `The suspension ends on ${time}.`,
  mk: (time) => `Суспензијата завршува на ${time}.`,
};

/** Why an agent can change nothing: 403 `agent-suspended` with the end and the words of management. */
export function suspendedRefusal({
  suspendedUntil,
  suspensionReason,
}: Pick<AgentRow, 'suspendedUntil' | 'suspensionReason'>): Refusal {
  return new Refusal('agent-suspended', {
    more: (locale) =>
      [
        suspendedUntil && until[locale](formatDateTime(suspendedUntil.toISOString(), locale)),
        suspensionReason,
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
  });
}

/** What is left of a suspension that is over. */
export const withoutSuspension = {
  suspensionReason: null,
  suspendedUntil: null,
  appeal: null,
  appealedAt: null,
} as const;

/**
 * The roles that an agent may use now. Without its management role a suspended manager reads nobody
 * else's data, sees no management page, and the registry takes its session for nobody's.
 */
export function rolesInForce(
  agent: Pick<AgentRow, 'roles' | 'accountStatus' | 'suspendedUntil'>,
  now: Date,
): AgentRow['roles'] {
  if (!isSuspended(agent, now)) return agent.roles;
  return agent.roles.filter((role) => role !== 'ROLE_MANAGEMENT');
}

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
    const changes = { accountStatus: 'ACTIVE', ...withoutSuspension } as const;
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
      after: { accountStatus: 'ACTIVE' },
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
