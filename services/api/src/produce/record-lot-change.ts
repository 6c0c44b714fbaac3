import { recordAudit } from '../records/audit.ts';
import type { LotRow } from '../stock/stock-locks.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** What happened to a lot: its changed fields before and after. */
export interface LotChange {
  action: 'create' | 'update' | 'offer' | 'close' | 'reopen' | 'lose' | 'find' | 'link' | 'delete';
  /** The lot as it was, or as it was entered. */
  lot: Pick<LotRow, 'id' | 'lotNumber'>;
  /** After the change; a deleted lot has none. */
  version?: number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string | null;
}

/** Writes what an agent did to an own lot into the audit. */
export async function recordLotChange(
  { transaction, agentId, now }: AgentContext,
  { action, lot, ...change }: LotChange,
): Promise<void> {
  await recordAudit(transaction, {
    ...change,
    at: now,
    agentId,
    actor: { id: agentId, role: 'agent' },
    action: `lot.${action}`,
    entity: 'lot',
    entityId: lot.id,
    label: lot.lotNumber,
  });
}
