import type { PreviewedPack, PromotionPreview } from '@pazar/contracts/promotion-preview';
import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { splitVat } from '@pazar/format/vat';
import type { AgentContext } from '../records/agent-context.ts';
import { isVatRegistered } from '../records/own-references.ts';
import {
  localizedText,
  quantityOrNull,
  quantityText,
  thousandthsOrNull,
} from '../records/values.ts';
import { affectedProducts, packsOf, type AffectedProduct } from './affected-products.ts';
import { requireValidReferences } from './check-promotion.ts';
import { readCosts, type Costs } from './costs.ts';
import { readLowestPrices, type LowestPrices } from '../prices/lowest-price.ts';
import { orderPrice, smallestCount } from '../prices/order-price.ts';
import { divideHalfUp } from '../prices/promotion-price.ts';
import { withSubcategories } from '../prices/running-promotions.ts';
import { warningsOf } from './preview-warnings.ts';
import { conflictsOf } from './promotion-conflicts.ts';
import { reductionStart } from './reduction-start.ts';

/** Products listed at most; the rest is counted. */
const maxListed = 200;

export interface PreviewRequest {
  /** The promotion's own id, which is no conflict with itself. */
  id: string | undefined;
  promotion: PromotionSketch;
}

/** The effect of a promotion: prices before and after, conflicts, warnings. Writes nothing. 422. */
export async function previewPromotion(
  context: AgentContext,
  { id, promotion: given }: PreviewRequest,
): Promise<PromotionPreview> {
  await requireValidReferences(context, given);
  const { transaction, agentId, now } = context;
  const [target = given.target] = await withSubcategories(transaction, [given.target]);
  const promotion = { ...given, target };
  const { currency } = promotion;
  const affected = await affectedProducts(transaction, { agentId, currency, target });
  const listed = affected.slice(0, maxListed);
  const rows = listed.flatMap((product) => packsOf(product, target));
  const begins = await reductionStart(context, { id, startsAt: promotion.startsAt });
  const reductions = rows.map((pack) => ({ packId: pack.id, begins }));
  const facts = {
    promotion,
    chargesVat: await isVatRegistered(transaction, agentId),
    lowest: await readLowestPrices(transaction, { agentId, now }, reductions),
    costs: await readCosts(transaction, currency, listed),
  };
  const products = listed.map((product) => previewedProduct(product, facts));
  return {
    currency,
    products,
    total: affected.length,
    conflicts: await conflictsOf(context, { id, promotion, products: affected }),
    warnings: warningsOf({ promotion, affected, products, now }),
  };
}

interface Facts {
  promotion: PromotionSketch;
  chargesVat: boolean;
  lowest: LowestPrices;
  costs: Costs;
}

function previewedProduct(product: AffectedProduct, facts: Facts) {
  const { stockAvailable } = product;
  return {
    id: product.id,
    sku: product.sku,
    name: { mk: product.nameMk, en: product.nameEn },
    vatRate: facts.chargesVat ? product.vatRate : 0,
    baseUnit: product.baseUnit,
    stockAvailable: quantityOrNull(stockAvailable),
    packs: packsOf(product, facts.promotion.target).map((pack) =>
      previewedPack(product, pack, facts),
    ),
  };
}

function previewedPack(
  product: AffectedProduct,
  pack: AffectedProduct['packs'][number],
  { promotion, chargesVat, lowest, costs }: Facts,
): PreviewedPack {
  const rate = chargesVat ? (product.vatRate ?? 0) : 0;
  const priceOf = (grossMinor: number) => {
    const { net, vat } = splitVat(grossMinor, rate);
    return { grossMinor, netMinor: net, vatMinor: vat };
  };
  const perBase = (priceMinor: number) =>
    Number(divideHalfUp(BigInt(priceMinor) * 1000n, pack.baseSize));
  const { rule, currency, conditions } = promotion;
  const { minAmountMinor } = conditions;
  const minQuantity = thousandthsOrNull(conditions.minQuantity);
  const asked = { rule, currency, minQuantity, minAmountMinor };
  const line = { productId: product.id, price: pack.priceMinor, baseSize: pack.baseSize };
  // When nobody can reach the minimum, the price without it is shown.
  const isPayable = Number.isSafeInteger(pack.priceMinor * smallestCount(asked, line));
  const offer = isPayable ? asked : { ...asked, minQuantity: null };
  const count = smallestCount(offer, line);
  const total = orderPrice(offer, [{ ...line, count }]);
  const each = Number(divideHalfUp(BigInt(total), BigInt(count)));
  return {
    packId: pack.id,
    label: localizedText(pack.labelMk, pack.labelEn),
    size: quantityText(pack.size),
    unit: pack.unit,
    before: priceOf(pack.priceMinor),
    after: priceOf(each),
    unitPrice: { beforeMinor: perBase(pack.priceMinor), afterMinor: perBase(each) },
    deal: { count, before: priceOf(pack.priceMinor * count), after: priceOf(total) },
    lowest: lowest.get(pack.id) ?? null,
    costMinor: costs(product.id, pack.baseSize),
  };
}
