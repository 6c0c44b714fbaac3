import type { SaleOffer, SaleOffers, SaleOffersQuery } from '@pazar/contracts/sale-offers';
import type { Currency } from '@pazar/contracts/money';
import { maxQuantityThousandths } from '@pazar/contracts/quantity';
import { and, asc, eq, inArray, type InferSelectModel } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { quantityText } from '../records/values.ts';
import { orderPrice, smallestCount } from './order-price.ts';
import { isForSold, offeredTo } from './paid-price.ts';
import { divideHalfUp, promotionPrice, roundPrice } from './promotion-price.ts';
import { placeIdsOf, placesOfProduct } from './product-places.ts';
import { promotionsInForce, type PromotionInForce } from './running-promotions.ts';

type Pack = InferSelectModel<typeof packs>;

/** What is sold: packs, or a quantity in the base unit at the price of the smallest pack. */
interface Sold {
  productId: string;
  currency: Currency;
  pack: Pack;
  isPacked: boolean;
}

/** The promotions under which an own product can be sold, the best first. `not-found`. */
export async function readSaleOffers(
  context: AgentContext,
  { productId, sale }: { productId: string; sale: SaleOffersQuery },
): Promise<SaleOffers> {
  const { transaction, agentId, now } = context;
  const [found] = await transaction
    .select({ product: products, places: placesOfProduct })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.agentId, agentId)));
  if (found === undefined) throw new Refusal('not-found');
  const { product } = found;
  const { currency } = product;
  const rows = await transaction
    .select()
    .from(packs)
    .where(eq(packs.productId, productId))
    .orderBy(asc(packs.baseSize), asc(packs.position));
  const sold = readSold(rows, { productId, currency }, sale);
  if (sold === null) {
    return { currency, listPriceMinor: null, offers: [], takesCode: false, locations: [] };
  }
  const at = sale.occurredAt === undefined ? now : new Date(sale.occurredAt);
  const placeIds = placeIdsOf(found);
  const atPlaces = { product: { ...product, placeIds }, pack: sold.pack };
  const fitting = (await promotionsInForce(transaction, agentId, at)).filter((row) =>
    isForSold(row, atPlaces),
  );
  const customer = { locationId: sale.locationId ?? null, code: sale.code ?? null };
  return {
    currency,
    listPriceMinor: priceOf(sold, sold.pack.priceMinor),
    offers: offeredTo(customer, atPlaces, fitting)
      .flatMap((row) => offerOf(row, sold) ?? [])
      .toSorted((one, other) => one.unitPriceMinor - other.unitPriceMinor),
    takesCode: fitting.some((row) => row.trigger === 'CODE'),
    locations: await locationsOf(context, fitting, placeIds),
  };
}

/** Null: the product has no pack on sale, so nothing is known of its price. */
function readSold(
  rows: readonly Pack[],
  product: Pick<Sold, 'productId' | 'currency'>,
  { packId }: SaleOffersQuery,
): Sold | null {
  const isPacked = packId !== undefined;
  const pack = rows.find(({ id, active }) => (isPacked ? id === packId : active));
  if (pack !== undefined) return { ...product, pack, isPacked };
  if (!isPacked) return null;
  throw new Refusal('validation', { errors: [{ pointer: '/packId', code: 'unknown' }] });
}

/** A price of the pack as that of what is counted: the pack itself, or one base unit in whole denars. */
function priceOf({ pack, isPacked, currency }: Sold, priceMinor: number): number {
  if (isPacked || pack.baseSize === 1000n) return priceMinor;
  const fraction = { dividend: BigInt(priceMinor) * 1000n, divisor: pack.baseSize };
  return Math.max(roundPrice(fraction, currency), 1);
}

/** What a promotion gives what is sold; null: nothing, however much is bought. */
function offerOf(row: PromotionInForce, sold: Sold): SaleOffer | null {
  const priced = sold.isPacked ? ofPacks(row, sold) : ofQuantity(row, sold);
  // Of a minimum that the ledger cannot hold nobody gets anything.
  if (priced === null || priced.from > maxQuantityThousandths) return null;
  if (priced.unitPriceMinor >= priceOf(sold, sold.pack.priceMinor)) return null;
  return {
    promotion: { id: row.id, name: { mk: row.nameMk, en: row.nameEn } },
    rule: row.rule,
    code: row.code,
    from: quantityText(priced.from),
    unitPriceMinor: Math.max(priced.unitPriceMinor, 1),
  };
}

function ofPacks(row: PromotionInForce, { pack, productId }: Sold) {
  const { currency, minQuantity, minAmountMinor } = row;
  // One pack beyond those to buy is free already.
  const rule = row.rule.type === 'MULTI_BUY' ? { ...row.rule, free: 1 } : row.rule;
  const offer = { rule, currency, minQuantity, minAmountMinor };
  const line = { productId, price: pack.priceMinor, baseSize: pack.baseSize };
  const count = smallestCount(offer, line);
  const total = orderPrice({ ...offer, rule: row.rule }, [{ ...line, count }]);
  return {
    from: BigInt(count) * pack.baseSize,
    unitPriceMinor: Number(divideHalfUp(BigInt(total), BigInt(count))),
  };
}

function ofQuantity({ rule, currency, minQuantity, minAmountMinor }: PromotionInForce, sold: Sold) {
  // Without packs none is free.
  if (rule.type === 'MULTI_BUY') return null;
  const { priceMinor } = sold.pack;
  const price = BigInt(priceOf(sold, priceMinor));
  const ofMinimum = minQuantity ?? 1n;
  const ofAmount = (BigInt(minAmountMinor ?? 0) * 1000n + price - 1n) / price;
  return {
    from: ofAmount > ofMinimum ? ofAmount : ofMinimum,
    unitPriceMinor: priceOf(sold, promotionPrice(rule, priceMinor, currency)),
  };
}

async function locationsOf(
  { transaction, agentId }: AgentContext,
  rows: readonly PromotionInForce[],
  placeIds: ReadonlySet<string>,
): Promise<SaleOffers['locations']> {
  const ids = rows.flatMap(({ locationIds }) => locationIds).filter((id) => placeIds.has(id));
  if (ids.length === 0) return [];
  return transaction
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), inArray(locations.id, ids)))
    .orderBy(asc(locations.name));
}
