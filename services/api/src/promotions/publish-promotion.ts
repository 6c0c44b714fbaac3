import type { PromotionDetail, PromotionRequirement } from '@pazar/contracts/promotion-detail';
import type { PromotionInput } from '@pazar/contracts/promotion-input';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { quantityThousandths } from '../records/values.ts';
import { affectedProducts, packsOf, type AffectedProduct } from './affected-products.ts';
import { withSubcategories } from '../prices/running-promotions.ts';

/** 422 `publish-requirements` with a pointer for each thing that a promotion lacks. */
export async function requirePublishable(
  context: AgentContext,
  promotion: PromotionInput,
): Promise<void> {
  refuse(await publishRequirements(context, promotion));
}

/** 422 `publish-requirements` for invalid dates of a running promotion. */
export function requireDates(promotion: PromotionInput, now: Date): void {
  refuse(dateFaults(promotion, now));
}

/**
 * 422 `publish-requirements` for what a promotion lacks to run. For one that has started only its
 * dates count, since a product that has become cheaper meanwhile must not block the others.
 */
export async function requireRunnable(
  context: AgentContext,
  promotion: PromotionDetail,
): Promise<void> {
  refuse(await lackingOf(context, promotion));
}

/** Everything that a stored promotion lacks before it can run. */
export async function lackingOf(
  context: AgentContext,
  promotion: PromotionDetail,
): Promise<PromotionRequirement[]> {
  if (promotion.frozen.length > 0) return dateFaults(promotion, context.now);
  return [...(await publishRequirements(context, promotion)), ...limitFaults(promotion)];
}

/**
 * A promotion restored as a draft may have reached its limits: published again it would end at
 * once.
 */
function limitFaults({
  uses,
  usageLimit,
  soldQuantity,
  stockLimit,
}: PromotionDetail): PromotionRequirement[] {
  const faults: PromotionRequirement[] = [];
  if (usageLimit !== null && uses >= usageLimit) {
    faults.push({ pointer: '/usageLimit', code: 'reached' });
  }
  const sold = quantityThousandths(soldQuantity ?? '0.000');
  if (stockLimit !== null && sold >= quantityThousandths(stockLimit.quantity)) {
    faults.push({ pointer: '/stockLimit', code: 'reached' });
  }
  return faults;
}

function refuse(errors: PromotionRequirement[]): void {
  if (errors.length > 0) throw new Refusal('publish-requirements', { errors });
}

async function publishRequirements(
  { transaction, agentId, now }: AgentContext,
  promotion: PromotionInput,
): Promise<PromotionRequirement[]> {
  const [target = promotion.target] = await withSubcategories(transaction, [promotion.target]);
  const { currency } = promotion;
  const products = await affectedProducts(transaction, { agentId, currency, target });
  return [...dateFaults(promotion, now), ...targetFaults({ ...promotion, target }, products)];
}

function dateFaults(
  { startsAt, endsAt, trigger, code }: PromotionInput,
  now: Date,
): PromotionRequirement[] {
  const faults: PromotionRequirement[] = [];
  if (startsAt === null) faults.push({ pointer: '/startsAt', code: 'required' });
  if (endsAt === null) faults.push({ pointer: '/endsAt', code: 'required' });
  else if (new Date(endsAt) <= now) faults.push({ pointer: '/endsAt', code: 'past' });
  if (trigger === 'CODE' && code === null) faults.push({ pointer: '/code', code: 'required' });
  return faults;
}

function targetFaults(
  { rule, target }: PromotionInput,
  products: readonly AffectedProduct[],
): PromotionRequirement[] {
  const prices = products.flatMap((product) =>
    packsOf(product, target).map((pack) => pack.priceMinor),
  );
  const faults: PromotionRequirement[] = [];
  if (target.type !== 'ALL' && products.length === 0) {
    faults.push({ pointer: '/target', code: 'required' });
  }
  const amount = amountOf(rule);
  if (amount !== null && prices.some((price) => amount.value >= price)) {
    faults.push({ pointer: `/rule/${amount.field}`, code: 'taken-off' });
  }
  return faults;
}

/** The amount that must be less than the price of every pack, and its pointer in the rule. */
export function amountOf(rule: PromotionInput['rule']) {
  if (rule.type === 'AMOUNT_OFF') return { field: 'amountMinor', value: rule.amountMinor };
  return rule.type === 'SPECIAL_PRICE' ? { field: 'priceMinor', value: rule.priceMinor } : null;
}
