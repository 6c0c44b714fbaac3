import type { PreviewedPack } from '@pazar/contracts/promotion-preview';
import { splitVat } from '@pazar/format/vat';
import type { LowestPrices } from '../pricing/lowest-price.ts';
import { smallestCount } from '../pricing/order-price.ts';
import { paidPrice, type PackAtPlaces, type PricedPromotion } from '../pricing/paid-price.ts';
import { divideHalfUp } from '../pricing/promotion-price.ts';
import { localizedText, quantityText } from '../records/values.ts';
import { packAtPlaces, type AffectedProduct } from './affected-products.ts';
import type { Costs } from './costs.ts';
import { isOfThis, paidAtPlaces, type Rivals } from '../pricing/paid-at-places.ts';

/** What the prices of a preview are made from. */
export interface PreviewFacts extends Rivals {
  chargesVat: boolean;
  lowest: LowestPrices;
  costs: Costs;
}

/** A pack before and after a promotion, and what customers pay for it at the instant of the preview. */
export function previewedPack(
  product: AffectedProduct,
  pack: AffectedProduct['packs'][number],
  facts: PreviewFacts,
): PreviewedPack {
  const { chargesVat, lowest, costs, own } = facts;
  const rate = chargesVat ? (product.vatRate ?? 0) : 0;
  const priceOf = (grossMinor: number) => {
    const { net, vat } = splitVat(grossMinor, rate);
    return { grossMinor, netMinor: net, vatMinor: vat };
  };
  const perBase = (priceMinor: number) =>
    Number(divideHalfUp(BigInt(priceMinor) * 1000n, pack.baseSize));
  const sold = packAtPlaces(product, pack);
  const { count, total } = dealOf(own, sold);
  const each = Number(divideHalfUp(BigInt(total), BigInt(count)));
  const paid = paidAtPlaces(sold, count, facts);
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
    paid,
    isPaid: paid.some(isOfThis),
    costMinor: costs(product.id, pack.baseSize),
  };
}
/** The smallest purchase for which a promotion holds, and its price where the promotion holds. */
function dealOf(own: PricedPromotion, sold: PackAtPlaces): { count: number; total: number } {
  const { pack, product } = sold;
  const line = { price: pack.priceMinor, baseSize: pack.baseSize };
  // When nobody can reach the minimum, the price without it is shown.
  const isPayable = Number.isSafeInteger(pack.priceMinor * smallestCount(own, line));
  const offer = isPayable ? own : { ...own, minQuantity: null };
  const count = smallestCount(offer, line);
  const locationId = own.locationIds.find((id) => product.placeIds.has(id)) ?? null;
  const customer = { locationId, code: own.code };
  const { totalMinor } = paidPrice(customer, { sold, count }, [offer]);
  return { count, total: totalMinor };
}
