import type { PromotionPreview } from '@pazar/contracts/promotion-detail';
import type { PromotionInput } from '@pazar/contracts/promotion-input';
import { splitVat } from '@pazar/format/vat';
import { promotionPrice } from './prices/promotion-price.ts';
import { localizedText, quantityText } from '../records/values.ts';
import { isVatRegistered } from '../records/own-references.ts';
import { withSubcategories } from './prices/running-promotions.ts';
import { affectedProducts, type AffectedProduct } from './affected-products.ts';
import { requireValidReferences } from './check-promotion.ts';
import { conflictsOf } from './promotion-conflicts.ts';
import { amountOf } from './publish-promotion.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** Products listed at most; the rest is counted. */
const mostListed = 200;

export interface PreviewRequest {
  /** The promotion's own id, which is no conflict with itself. */
  id: string | undefined;
  promotion: PromotionInput;
}

/** What a promotion would do: prices before and after, conflicts, warnings. Writes nothing. 422. */
export async function previewPromotion(
  context: AgentContext,
  { id, promotion }: PreviewRequest,
): Promise<PromotionPreview> {
  await requireValidReferences(context, promotion);
  const { transaction, agentId } = context;
  const [target = promotion.target] = await withSubcategories(transaction, [promotion.target]);
  const { currency } = promotion;
  const products = await affectedProducts(transaction, { agentId, currency, target });
  const chargesVat = await isVatRegistered(transaction, agentId);
  return {
    currency,
    products: products.slice(0, mostListed).map((product) => ({
      id: product.id,
      sku: product.sku,
      name: { mk: product.nameMk, en: product.nameEn },
      vatRate: chargesVat ? product.vatRate : 0,
      packs: previewedPacks(product, promotion, chargesVat),
    })),
    total: products.length,
    conflicts: await conflictsOf(context, { id, promotion: { ...promotion, target }, products }),
    warnings: warningsOf(promotion, products, context.now),
  };
}

function previewedPacks(product: AffectedProduct, promotion: PromotionInput, chargesVat: boolean) {
  const rate = chargesVat ? (product.vatRate ?? 0) : 0;
  const priceOf = (grossMinor: number) => {
    const { net, vat } = splitVat(grossMinor, rate);
    return { grossMinor, netMinor: net, vatMinor: vat };
  };
  return product.packs.map((pack) => ({
    packId: pack.id,
    label: localizedText(pack.labelMk, pack.labelEn),
    size: quantityText(pack.size),
    unit: pack.unit,
    before: priceOf(pack.priceMinor),
    after: priceOf(promotionPrice(promotion.rule, pack.priceMinor, product.currency)),
  }));
}

function warningsOf(
  { rule, endsAt }: PromotionInput,
  products: readonly AffectedProduct[],
  now: Date,
): PromotionPreview['warnings'] {
  const packs = products.flatMap((product) =>
    product.packs.map(({ priceMinor }) => ({ priceMinor, currency: product.currency })),
  );
  const amount = amountOf(rule);
  const isTooMuch = amount !== null && packs.some((pack) => amount.value >= pack.priceMinor);
  const lowers = packs.some(
    ({ priceMinor, currency }) => promotionPrice(rule, priceMinor, currency) < priceMinor,
  );
  const found: [PromotionPreview['warnings'][number], boolean][] = [
    ['no_products', packs.length === 0],
    ['no_effect', packs.length > 0 && rule.type !== 'MULTI_BUY' && !lowers],
    ['amount_above_price', rule.type === 'AMOUNT_OFF' && isTooMuch],
    ['special_above_price', rule.type === 'SPECIAL_PRICE' && isTooMuch],
    ['ends_in_past', endsAt !== null && new Date(endsAt) <= now],
  ];
  return found.flatMap(([warning, holds]) => (holds ? [warning] : []));
}
