import type { AuditActionOf } from '@pazar/contracts/audit-action';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { ProductStatus } from '@pazar/contracts/product';
import { eq } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { lockProduct } from './lock-product.ts';
import { readOwnProduct } from './read-own-product.ts';
import { recordProductChange } from './record-product-change.ts';
import { requireNotOnlyTarget } from './running-targets.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

export type ProductTransition = 'publish' | 'unpublish' | 'archive' | 'restore';

/** From which states each transition leads where. */
const transitions: Record<ProductTransition, { from: ProductStatus[]; to: ProductStatus }> = {
  publish: { from: ['DRAFT'], to: 'ACTIVE' },
  unpublish: { from: ['ACTIVE'], to: 'DRAFT' },
  archive: { from: ['DRAFT', 'ACTIVE'], to: 'ARCHIVED' },
  restore: { from: ['ARCHIVED'], to: 'DRAFT' },
};

/**
 * Takes a product from one state to another. 404, 412 `version-conflict`, 409 `invalid-transition`,
 * 422 `publish-requirements`; 409 `in-use` when a running promotion is for this product alone and
 * the caller does not confirm.
 */
export async function moveProduct(
  context: AgentContext,
  target: Target,
  { transition, confirm }: { transition: ProductTransition; confirm: boolean },
): Promise<ProductDetail> {
  const current = await lockProduct(context, target);
  const { from, to } = transitions[transition];
  if (!from.includes(current.status)) {
    throw new Refusal('invalid-transition', { extensions: { state: current.status } });
  }
  if (to === 'ACTIVE') requirePublishable(current);
  if (current.status === 'ACTIVE' && !confirm) await requireNotOnlyTarget(context, current);
  return setStatus(context, current, { to, action: `product.${transition}` });
}

/** Writes a state that the caller has found possible. */
export async function setStatus(
  context: AgentContext,
  { id, version, status, vatRate, publishedAt }: ProductDetail,
  { to, action }: { to: ProductStatus; action: AuditActionOf<'product'> },
): Promise<ProductDetail> {
  const { transaction, agentId, now } = context;
  await transaction
    .update(products)
    .set({
      status: to,
      // An agent who stopped charging VAT may have left a rate open.
      ...(to === 'ACTIVE' && {
        vatRate,
        publishedAt: publishedAt === null ? now : new Date(publishedAt),
      }),
      version: version + 1,
      updatedBy: agentId,
      updatedAt: now,
    })
    .where(eq(products.id, id));
  const product = await readOwnProduct(context, id);
  await recordProductChange(context, product, {
    action,
    before: { status },
    after: { status: to },
  });
  return product;
}

/** 403 for what the agent lacks, 422 with a pointer for each thing that the product lacks. */
export function requirePublishable({ publishRequirements }: ProductDetail): void {
  const codes = publishRequirements.map((requirement) => requirement.code);
  if (codes.includes('agent_suspended')) throw new Refusal('agent-suspended');
  if (codes.includes('agent_unverified')) throw new Refusal('not-verified');
  if (publishRequirements.length === 0) return;
  const errors = publishRequirements.map(({ pointer }): FieldFault => ({
    pointer,
    code: 'required',
  }));
  throw new Refusal('publish-requirements', { errors });
}
