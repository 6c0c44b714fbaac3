import { versionConflict } from '../records/audit.ts';
import { marketDay } from '../clock/market-day.ts';
import { Refusal } from '../problems/refusal.ts';
import { lotStatusOn } from './lot-status.ts';
import { lockLots, type LotRow } from '../stock/stock-locks.ts';
import { readOwnLot } from './read-own-lot.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/**
 * Locks an own lot and reads it as of today. 404 `not-found`, or 412 `version-conflict` when it is
 * no longer as the caller saw it.
 */
export async function lockLot(context: AgentContext, { id, version }: Target): Promise<LotRow> {
  const { transaction, agentId, now } = context;
  const [lot] = await lockLots(transaction, agentId, [id]);
  if (lot === undefined) throw new Refusal('not-found');
  if (version !== null && version !== lot.version) {
    const current = await readOwnLot(context, id);
    throw await versionConflict(transaction, { entity: 'lot', id, given: version, current });
  }
  return { ...lot, status: lotStatusOn(marketDay(now), lot) };
}
