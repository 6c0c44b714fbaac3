import type { AuditActionOf } from '@pazar/contracts/audit-action';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import { recordAudit } from '../records/record-audit.ts';
import { versionConflict } from '../records/version-conflict.ts';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { Refusal } from '../problems/refusal.ts';
import { findPromotion } from './promotion-repository.ts';

/** Who changes what when: everything within one transaction. */
export interface PromotionContext {
  transaction: Database;
  /** The agent who acts, and whose promotions these are. */
  agentId: string;
  now: Date;
}

/** A promotion as the caller saw it. */
export interface PromotionTarget {
  id: string;
  version: number;
}

/** An own promotion; 404 `not-found` for any other. */
export async function readOwnPromotion(
  { transaction, agentId, now }: PromotionContext,
  id: string,
): Promise<PromotionDetail> {
  const promotion = await findPromotion(transaction, { id, agentId }, now);
  if (promotion === undefined) throw new Refusal('not-found');
  return promotion;
}

/** Locks and reads an own promotion; 404, or 412 `version-conflict` when it is not as the caller saw it. */
export async function lockPromotion(
  context: PromotionContext,
  { id, version }: PromotionTarget,
): Promise<PromotionDetail> {
  const { transaction, agentId } = context;
  await transaction
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.agentId, agentId)))
    .for('no key update');
  const current = await readOwnPromotion(context, id);
  if (current.version === version) return current;
  throw await versionConflict(transaction, { entity: 'promotion', id, given: version, current });
}

/** Writes what was done to a promotion, which is given as it is after the change. */
export function recordPromotionChange(
  { transaction, agentId, now }: PromotionContext,
  { id, name, version }: Pick<PromotionDetail, 'id' | 'name' | 'version'>,
  change: {
    action: AuditActionOf<'promotion'>;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
  },
): Promise<void> {
  return recordAudit(transaction, {
    at: now,
    agentId,
    actor: { id: agentId, role: 'agent' },
    entity: 'promotion',
    entityId: id,
    label: name.mk ?? name.en,
    version,
    ...change,
  });
}
