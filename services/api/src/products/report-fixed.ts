import { and, eq, gt } from '../database/drizzle.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { notifyManagersOf } from '../notifications/notify-managers.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import { lockOwn, writeOwn } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { productRecord, type LockedProduct } from './product-record.ts';

/**
 * Says to management that what it blocked is put right. `invalid-transition` for a product that is not
 * blocked; 422 `unchanged` while nothing has changed since the block, or since it was said.
 */
export async function reportFixed(context: Unit, target: Target): Promise<{ version: number }> {
  const product = await lockOwn(productRecord, context, target);
  const { id, agentId, nameMk, nameEn, moderation, moderationAt, fixedAt } = product;
  if (moderation !== 'BLOCKED') {
    throw new Refusal('invalid-transition', { extensions: { state: product.status } });
  }
  await requireChange(context, product, fixedAt ?? moderationAt ?? product.createdAt);
  const { now, transaction } = context;
  const action = 'product.fixed';
  const version = await writeOwn(productRecord, context, {
    row: product,
    action,
    columns: { fixedAt: now },
    before: {},
    after: {},
  });
  await notifyManagersOf(transaction, {
    event: 'product-fixed',
    agent: { id: agentId },
    of: { entity: 'product', id, version, name: { mk: nameMk, en: nameEn } },
    at: now,
  });
  return { version };
}

async function requireChange(
  { transaction }: Unit,
  { id }: LockedProduct,
  since: Date,
): Promise<void> {
  const changed = await transaction.$count(
    auditEvents,
    and(
      eq(auditEvents.entity, 'product'),
      eq(auditEvents.entityId, id),
      eq(auditEvents.actorRole, 'agent'),
      gt(auditEvents.at, since),
    ),
  );
  if (changed > 0) return;
  throw new Refusal('validation', { errors: [{ pointer: '', code: 'unchanged' }] });
}
