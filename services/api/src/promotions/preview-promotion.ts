import type { PreviewedProduct, PromotionPreview } from '@pazar/contracts/promotion-preview';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { holdingSpans } from '@pazar/format/weekly-spans';
import type { AgentContext } from '../records/agent-context.ts';
import { isVatRegistered } from '../records/own-references.ts';
import { quantityOrNull } from '../records/values.ts';
import { promotionsInForce, withSubcategories } from '../pricing/running-promotions.ts';
import { affectedProducts, packsOf, type AffectedProduct } from './affected-products.ts';
import { requireValidReferences } from './check-promotion.ts';
import { contenderOf, type Contender } from './contenders.ts';
import { readCosts } from './costs.ts';
import { readLowestOf } from './lowest-of-promotion.ts';
import { readPlaces, unaffectedOf } from './preview-places.ts';
import { previewedPack, type PreviewFacts } from './previewed-pack.ts';
import { readSoldLots } from './sold-lots.ts';
import { warningsOf } from './preview-warnings.ts';
import { conflictsOf } from './promotion-conflicts.ts';
import { reductionStart } from './reduction-start.ts';

/** Products listed at most; the rest is counted. */
const maxListed = 200;

export interface PreviewRequest {
  /** The promotion's own id, which is no conflict with itself. */
  id: string | undefined;
  promotion: PromotionSketch;
  /** The first instant from now on at which it holds when absent. */
  at: string | undefined;
}

/** The effect of a promotion: prices before and after, conflicts, warnings. Writes nothing. 422. */
export async function previewPromotion(
  context: AgentContext,
  { id, promotion: given, at: asked }: PreviewRequest,
): Promise<PromotionPreview> {
  await requireValidReferences(context, given);
  const { transaction, agentId, now } = context;
  const [target = given.target] = await withSubcategories(transaction, [given.target]);
  const promotion = { ...given, target };
  const { currency } = promotion;
  const named = await affectedProducts(transaction, { agentId, currency: null, target });
  const affected = named.filter((product) => product.currency === currency);
  const listed = affected.slice(0, maxListed);
  const start = await reductionStart(context, { id, ...datesOf(promotion) });
  const own = contenderOf(promotion, { id, startsAt: start.startsAt });
  const at = asked === undefined ? start.next : new Date(asked);
  const facts = {
    own,
    offered: at === null ? [] : await offeredAt(context, own, at),
    chargesVat: await isVatRegistered(transaction, agentId),
    lowest: await readLowestOf(context, { id, start }, pricedOf(listed, promotion)),
    costs: await readCosts(transaction, currency, listed),
  };
  const lots = await readSoldLots(transaction, listed);
  const products = listed.map((product) => ({
    ...previewedProduct(product, facts),
    lots: lots.get(product.id) ?? [],
  }));
  const places = await readPlaces(transaction, promotion, affected);
  const unaffected = unaffectedOf(promotion, named);
  return {
    currency,
    at: at?.toISOString() ?? null,
    begins: start.begins?.toISOString() ?? null,
    places,
    unaffected: unaffected.slice(0, maxListed),
    products,
    total: affected.length,
    conflicts: await conflictsOf(context, { own, products: affected }),
    warnings: warningsOf({ promotion, affected, products, places, unaffected, now }),
  };
}

function datesOf({ startsAt, endsAt, weekly }: PromotionSketch) {
  return {
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    weekly,
  };
}

/** What customers are offered at an instant: the other promotions, and this one where it holds. */
async function offeredAt({ transaction, agentId }: AgentContext, own: Contender, at: Date) {
  const others = await promotionsInForce(transaction, agentId, at);
  const moment = { from: at, to: new Date(at.getTime() + 1) };
  const isHeld = holdingSpans(own, moment).length > 0;
  return [...others.filter(({ id }) => id !== own.id), ...(isHeld ? [own] : [])];
}

/** Products with those packs that a promotion is for. */
function pricedOf(products: readonly AffectedProduct[], { target }: PromotionSketch) {
  return products.map((product) => ({ ...product, packs: packsOf(product, target) }));
}

function previewedProduct(
  product: AffectedProduct,
  facts: PreviewFacts,
): Omit<PreviewedProduct, 'lots'> {
  const { stockAvailable } = product;
  return {
    id: product.id,
    sku: product.sku,
    name: { mk: product.nameMk, en: product.nameEn },
    vatRate: facts.chargesVat ? product.vatRate : 0,
    baseUnit: product.baseUnit,
    stockAvailable: quantityOrNull(stockAvailable),
    packs: packsOf(product, facts.own.target).map((pack) => previewedPack(product, pack, facts)),
  };
}
