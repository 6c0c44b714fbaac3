import type { Currency } from '@pazar/contracts/money';
import { Refusal } from '../problems/refusal.ts';
import {
  isFor,
  type PromotedProduct,
  runningPromotions,
  type RunningPromotion,
} from '../pricing/running-promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** 409 `in-use` while a promotion runs that changes the price of the product. */
export async function requireUnlockedCurrency(
  { transaction, agentId, now }: AgentContext,
  product: Omit<PromotedProduct, 'packIds'> & {
    currency: Currency;
    packs: readonly { id?: string | undefined }[];
  },
): Promise<void> {
  const running = await runningPromotions(transaction, agentId, now);
  const packIds = product.packs.flatMap(({ id }) => id ?? []);
  const pricing = running.filter(
    ({ currency, target }) =>
      currency === product.currency && isFor(target, { ...product, packIds }),
  );
  if (pricing.length === 0) return;
  throw new Refusal('in-use', {
    errors: [{ pointer: '/currency', code: 'locked' }],
    extensions: { blocking: pricing.map(blockingPromotion) },
  });
}

/** 409 `in-use` while a promotion runs that is for this product and no other. */
export async function requireNotOnlyTarget(
  { transaction, agentId, now }: AgentContext,
  productId: string,
): Promise<void> {
  const running = await runningPromotions(transaction, agentId, now);
  const only = running.filter((promotion) => isOnlyFor(promotion, productId));
  if (only.length === 0) return;
  throw new Refusal('in-use', { extensions: { blocking: only.map(blockingPromotion) } });
}

function blockingPromotion({ id, name }: RunningPromotion) {
  return { entity: 'promotion', id, label: name.mk ?? name.en };
}

function isOnlyFor({ target }: RunningPromotion, productId: string): boolean {
  return target.type === 'PRODUCTS' && target.productIds.every((id) => id === productId);
}
