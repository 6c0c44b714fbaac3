import type { Database } from '../../database/database.ts';
import { Refusal } from '../../problems/refusal.ts';
import { recordAudit } from '../../records/audit.ts';
import { createSessionRepository } from './session-repository.ts';
import type { SignedIn } from '../../callers/signed-in.ts';

/** Ends one session of the signed-in account, and records that in the audit. Throws `not-found`. */
export async function endOwnSession(
  database: Database,
  { agent }: SignedIn,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isEnded = await createSessionRepository(transaction).revokeOwn(agent.id, id, now);
    if (!isEnded) throw new Refusal('not-found');
    await recordAudit(transaction, { ...eventOf(agent, now), action: 'account.end-session' });
  });
}

/** Ends all other sessions of the agent and records that in the audit. */
export async function endOtherSessions(
  database: Database,
  { agent, sessionId }: SignedIn,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const others = { agentId: agent.id, except: sessionId };
    await createSessionRepository(transaction).revokeAll(others, now);
    await recordAudit(transaction, { ...eventOf(agent, now), action: 'account.end-sessions' });
  });
}

function eventOf({ id, displayName }: SignedIn['agent'], at: Date) {
  return {
    at,
    agentId: id,
    actor: { id, role: 'agent' },
    entity: 'agent',
    entityId: id,
    label: displayName,
  } as const;
}
