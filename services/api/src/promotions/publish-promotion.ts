import type { PromotionInput } from '@pazar/contracts/promotion-input';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { withSubcategories } from './prices/running-promotions.ts';
import { affectedProducts, type AffectedProduct } from './affected-products.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** 422 `publish-requirements` with a pointer for each thing that a promotion lacks. */
export async function requirePublishable(
  { transaction, agentId, now }: AgentContext,
  promotion: PromotionInput,
): Promise<void> {
  const [target = promotion.target] = await withSubcategories(transaction, [promotion.target]);
  const products = await affectedProducts(transaction, {
    agentId,
    currency: promotion.currency,
    target,
  });
  const errors = [...dateFaults(promotion, now), ...targetFaults(promotion, products)];
  if (errors.length > 0) throw new Refusal('publish-requirements', { errors });
}

function dateFaults({ startsAt, endsAt, trigger, code }: PromotionInput, now: Date): FieldFault[] {
  const faults: FieldFault[] = [];
  if (startsAt === null) faults.push({ pointer: '/startsAt', code: 'required' });
  if (endsAt === null) faults.push({ pointer: '/endsAt', code: 'required' });
  else if (new Date(endsAt) <= now) faults.push({ pointer: '/endsAt', code: 'past' });
  if (trigger === 'CODE' && code === null) faults.push({ pointer: '/code', code: 'required' });
  return faults;
}

function targetFaults(
  { rule, target }: PromotionInput,
  products: readonly AffectedProduct[],
): FieldFault[] {
  const prices = products.flatMap((product) => product.packs.map((pack) => pack.priceMinor));
  const faults: FieldFault[] = [];
  if (target.type !== 'ALL' && products.length === 0) {
    faults.push({ pointer: '/target', code: 'required' });
  }
  const amount = amountOf(rule);
  if (amount !== null && prices.some((price) => amount.value >= price)) {
    faults.push({ pointer: `/rule/${amount.field}`, code: 'taken-off' });
  }
  return faults;
}

/** What must be less than the price of every pack, and where it stands in the rule. */
export function amountOf(rule: PromotionInput['rule']) {
  if (rule.type === 'AMOUNT_OFF') return { field: 'amountMinor', value: rule.amountMinor };
  return rule.type === 'SPECIAL_PRICE' ? { field: 'priceMinor', value: rule.priceMinor } : null;
}
