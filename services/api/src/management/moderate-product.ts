import type { ProductDetail } from '@pazar/contracts/product-detail';
import { recordAudit, versionConflict } from '../records/audit.ts';
import { eq } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { notify } from '../notifications/notify.ts';
import { Refusal } from '../problems/refusal.ts';
import { readProduct } from '../products/product-detail.ts';
import type { ManagedTarget, ManagementContext } from './management-context.ts';

/**
 * Hides any agent's product from customers, or shows it again; its content is unchanged. 404, 412;
 * 409 `invalid-transition` when it is in that state already.
 */
export async function moderateProduct(
  context: ManagementContext,
  { id, version }: ManagedTarget,
  moderation: 'BLOCKED' | 'NONE',
): Promise<ProductDetail> {
  const { transaction, managerId, reason, now } = context;
  const [row] = await transaction
    .select()
    .from(products)
    .where(eq(products.id, id))
    .for('no key update');
  if (row === undefined) throw new Refusal('not-found');
  const current = await readManaged(context, row);
  if (row.version !== version) {
    throw await versionConflict(transaction, { entity: 'product', id, given: version, current });
  }
  if (row.moderation === moderation) {
    throw new Refusal('invalid-transition', { extensions: { state: row.moderation } });
  }
  const isBlocked = moderation === 'BLOCKED';
  await transaction
    .update(products)
    .set({
      moderation,
      moderationReason: isBlocked ? reason : null,
      moderationBy: isBlocked ? managerId : null,
      moderationAt: isBlocked ? now : null,
      fixedAt: null,
      version: version + 1,
      updatedAt: now,
    })
    .where(eq(products.id, id));
  await recordAudit(transaction, {
    at: now,
    agentId: row.agentId,
    actor: { id: managerId, role: 'management' },
    action: isBlocked ? 'product.block' : 'product.unblock',
    entity: 'product',
    entityId: id,
    label: row.nameMk ?? row.nameEn ?? row.sku,
    version: version + 1,
    before: { moderation: row.moderation },
    after: { moderation },
    reason,
  });
  await notifyOwner(context, { row, moderation });
  return readManaged(context, row);
}

async function readManaged(
  { transaction, now }: ManagementContext,
  { id, agentId }: { id: string; agentId: string },
): Promise<ProductDetail> {
  const product = await readProduct({ transaction, agentId, now }, id);
  if (product === undefined) throw new Refusal('not-found');
  return product;
}

function notifyOwner(
  { transaction, reason, now }: ManagementContext,
  { row, moderation }: { row: typeof products.$inferSelect; moderation: 'BLOCKED' | 'NONE' },
): Promise<boolean> {
  return notify(transaction, {
    agentId: row.agentId,
    event: 'product-blocked',
    key: `product:${row.id}:${row.version + 1}`,
    outcome: moderation === 'BLOCKED' ? 'BLOCKED' : 'UNBLOCKED',
    entity: 'product',
    entityId: row.id,
    name: { mk: row.nameMk, en: row.nameEn },
    facts: { reason },
    at: now,
  });
}
