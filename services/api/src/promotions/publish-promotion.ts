import type { PromotionDetail, PromotionRequirement } from '@pazar/contracts/promotion-detail';
import { type PromotionInput, promotionLimits } from '@pazar/contracts/promotion-input';
import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { quantityThousandths } from '../records/values.ts';
import { affectedProducts, packsOf, type AffectedProduct } from './affected-products.ts';
import { promotionPrice } from '../pricing/promotion-price.ts';
import { readPlaces, unaffectedOf } from './preview-places.ts';
import { withSubcategories } from '../pricing/running-promotions.ts';

const dayMs = 24 * 60 * 60 * 1000;

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
  const named = await affectedProducts(transaction, { agentId, currency: null, target });
  const places = await readPlaces(transaction, promotion, named);
  return [
    ...dateFaults(promotion, now),
    ...targetFaults({ ...promotion, target }, { named, places }),
  ];
}

function dateFaults(
  { startsAt, endsAt, trigger, code }: PromotionInput,
  now: Date,
): PromotionRequirement[] {
  const faults: PromotionRequirement[] = [];
  // Without a start it starts when it is published.
  const starts = Math.max(startsAt === null ? 0 : Date.parse(startsAt), now.getTime());
  // What everybody pays without an end is no reduction: after 30 days it is the price. A code is an offer
  // to those who know it (Article 6a of Directive 98/6/EC speaks of announced reductions).
  if (endsAt === null) {
    if (trigger === 'AUTOMATIC') faults.push({ pointer: '/endsAt', code: 'required' });
  } else if (new Date(endsAt) <= now) faults.push({ pointer: '/endsAt', code: 'past' });
  else if (Date.parse(endsAt) - starts > promotionLimits.days * dayMs) {
    faults.push({ pointer: '/endsAt', code: 'too-long' });
  }
  if (trigger === 'CODE' && code === null) faults.push({ pointer: '/code', code: 'required' });
  return faults;
}

interface Judged {
  /** All products that it names, whatever their currency. */
  named: readonly AffectedProduct[];
  places: PromotionPreview['places'];
}

function targetFaults(
  promotion: PromotionInput,
  { named, places }: Judged,
): PromotionRequirement[] {
  const { rule, target, currency } = promotion;
  const products = named.filter((product) => product.currency === currency);
  if (products.length === 0) {
    if (named.length > 0) return [{ pointer: '/currency', code: 'other-currency' }];
    return target.type === 'ALL' ? [] : [{ pointer: '/target', code: 'required' }];
  }
  if (unaffectedOf(promotion, products).length === products.length) {
    const isClosed = places.every(({ isArchived }) => isArchived);
    return [{ pointer: '/locationIds', code: isClosed ? 'archived' : 'not-sold-there' }];
  }
  const packs = products.flatMap((product) => packsOf(product, target));
  const amount = amountOf(rule);
  if (amount !== null && packs.some(({ priceMinor }) => amount.value >= priceMinor)) {
    return [{ pointer: `/rule/${amount.field}`, code: 'taken-off' }];
  }
  const isLowered = ({ priceMinor }: (typeof packs)[number]) =>
    rule.type === 'MULTI_BUY' || promotionPrice(rule, priceMinor, currency) < priceMinor;
  return packs.length === 0 || packs.some(isLowered)
    ? []
    : [{ pointer: '/rule', code: 'no-effect' }];
}

/** The amount that must be less than the price of every pack, and its pointer in the rule. */
export function amountOf(rule: PromotionInput['rule']) {
  if (rule.type === 'AMOUNT_OFF') return { field: 'amountMinor', value: rule.amountMinor };
  return rule.type === 'SPECIAL_PRICE' ? { field: 'priceMinor', value: rule.priceMinor } : null;
}
