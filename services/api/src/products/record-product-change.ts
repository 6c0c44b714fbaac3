import type { AuditActionOf } from '@pazar/contracts/audit-action';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { recordAudit } from '../records/audit.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** What was done to a product: its changed fields before and after. */
export interface RecordedChange {
  action: AuditActionOf<'product'>;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes what was done into the history of a product, which is given as it is after the change. */
export function recordProductChange(
  { transaction, agentId, now }: AgentContext,
  { id, version, name, sku }: Pick<ProductDetail, 'id' | 'version' | 'name' | 'sku'>,
  { action, before, after }: RecordedChange,
): Promise<void> {
  return recordAudit(transaction, {
    at: now,
    agentId,
    actor: { id: agentId, role: 'agent' },
    action,
    entity: 'product',
    entityId: id,
    label: name.mk ?? name.en ?? sku,
    version,
    ...(before && { before }),
    ...(after && { after }),
  });
}
