import type { AuditActionOf } from '@pazar/contracts/audit-action';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import { recordAudit, versionConflict } from '../records/audit.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import { findLocation } from './location-repository.ts';

/** An own place; 404 `not-found` for any other. */
export async function readOwnLocation(
  { transaction, agentId }: AgentContext,
  id: string,
): Promise<LocationDetail> {
  const location = await findLocation(transaction, { id, agentId });
  if (location === undefined) throw new Refusal('not-found');
  return location;
}

/**
 * Holds all of the agent's places until the transaction ends, since which one is primary concerns
 * them all. The agent's row stands for them: it is there even before the first place is.
 */
export async function lockPlaces({ transaction, agentId }: AgentContext): Promise<void> {
  await transaction
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.id, agentId))
    .for('no key update');
}

/** Locks and reads an own place; 404, or 412 `version-conflict` when it is not as the caller saw it. */
export async function lockLocation(
  context: AgentContext,
  { id, version }: Target,
): Promise<LocationDetail> {
  await lockPlaces(context);
  const current = await readOwnLocation(context, id);
  if (version === null || current.version === version) return current;
  throw await versionConflict(context.transaction, {
    entity: 'location',
    id,
    given: version,
    current,
  });
}

/** Writes what was done to a place, which is given as it is after the change. */
export function recordLocationChange(
  { transaction, agentId, now }: AgentContext,
  { id, name, version }: Pick<LocationDetail, 'id' | 'name' | 'version'>,
  change: {
    action: AuditActionOf<'location'>;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  },
): Promise<void> {
  return recordAudit(transaction, {
    at: now,
    agentId,
    actor: { id: agentId, role: 'agent' },
    entity: 'location',
    entityId: id,
    label: name,
    version,
    ...change,
  });
}
