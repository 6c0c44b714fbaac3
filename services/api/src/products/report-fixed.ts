import { and, desc, eq, inArray } from '../database/drizzle.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { notifyManagersOf } from '../notifications/notify-managers.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import { lockOwn, writeOwn } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { productRecord } from './product-record.ts';
import type { LockedProduct } from './product-types.ts';

/**
 * Says to management that what it blocked is put right. `invalid-transition` for a product that is not
 * blocked; 422 `unchanged` while nothing has changed since the block, or since it was said.
 */
export async function reportFixed(context: Unit, target: Target): Promise<{ version: number }> {
  const product = await lockOwn(productRecord, context, target);
  const { id, agentId, nameMk, nameEn, moderation } = product;
  if (moderation !== 'BLOCKED') {
    throw new Refusal('invalid-transition', { extensions: { state: product.status } });
  }
  await requireChange(context, product);
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

/** Each change counts the version on, and the audit has that of the block, or of what was said last. */
async function requireChange({ transaction }: Unit, { id, version }: LockedProduct): Promise<void> {
  const [last] = await transaction
    .select({ version: auditEvents.version })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.entity, 'product'),
        eq(auditEvents.entityId, id),
        inArray(auditEvents.action, ['product.block', 'product.fixed']),
      ),
    )
    .orderBy(desc(auditEvents.version))
    .limit(1);
  if (version > (last?.version ?? 0)) return;
  throw new Refusal('validation', { errors: [{ pointer: '', code: 'unchanged' }] });
}
