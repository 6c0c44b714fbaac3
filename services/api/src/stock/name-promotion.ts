import type { Currency } from '@pazar/contracts/money';
import type { MovementInput } from '@pazar/contracts/movement-input';
import type { Database } from '../database/database.ts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  type InferSelectModel,
  isNull,
  lte,
  or,
} from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { FieldFault } from '../problems/refusal.ts';
import { bestPrice, type BestPrice } from '../prices/best-price.ts';
import { divideHalfUp, roundPrice } from '../prices/promotion-price.ts';
import {
  isFor,
  isForPack,
  runningPromotions,
  withSubcategories,
} from '../prices/running-promotions.ts';
import { readPromotionLinks } from '../prices/promotion-links.ts';

/** Under which promotion something was sold, and what a pack, or one base unit, cost without it. */
export interface NamedPromotion {
  promotionId: string | null;
  listPriceMinor: number | null;
}
const none: NamedPromotion = { promotionId: null, listPriceMinor: null };

interface Sale {
  agentId: string;
  productId: string | null;
  input: Pick<MovementInput, 'type' | 'packId' | 'unitPriceMinor' | 'promotionId'>;
  occurredAt: Date;
}

type Named = NamedPromotion & { faults: FieldFault[] };
const unnamed: Named = { ...none, faults: [] };
const unknown: Named = { ...none, faults: [{ pointer: '/promotionId', code: 'unknown' }] };

/** The promotion of a sale: the one that it names, or the one that gave its pack this price then. */
export async function namePromotion(database: Database, sale: Sale): Promise<Named> {
  const { input, productId } = sale;
  if (input.promotionId === null) return unnamed;
  const sold =
    productId === null || input.type !== 'SALE'
      ? null
      : await readSold(database, { ...sale, productId });
  if (input.promotionId === undefined)
    return sold === null ? unnamed : foundFor(database, sale, sold);
  if (sold === null) return unknown;
  const { agentId, occurredAt } = sale;
  const asked = { agentId, occurredAt, sold, id: input.promotionId };
  if (!(await isPromotionOf(database, asked))) return unknown;
  return { promotionId: input.promotionId, listPriceMinor: listPriceOf(sold), faults: [] };
}

/** What a pack cost without a promotion; by weight, what a base unit of the smallest pack came to. */
function listPriceOf({ pack, packs: all }: Sold): number | null {
  const [priced] = pack === null ? all : [pack];
  if (priced === undefined) return null;
  return pack === null ? perBase(priced, priced.priceMinor) : priced.priceMinor;
}

/** The promotion that gives what was sold the price that it was sold at. */
async function foundFor(
  database: Database,
  { agentId, occurredAt, input: { unitPriceMinor } }: Sale,
  sold: Sold,
): Promise<Named> {
  const running = await runningPromotions(database, agentId, occurredAt);
  const fitting = running.filter(({ target }) => isFor(target, sold));
  const priceOf = (pack: Pack) => bestPrice(pack, sold.currency, fitting);
  if (sold.pack === null) return foundByWeight(sold.packs, priceOf, unitPriceMinor);
  const { priceMinor, promotion } = priceOf(sold.pack);
  const isItsPrice = unitPriceMinor === null || unitPriceMinor === priceMinor;
  if (promotion === null || !isItsPrice) return unnamed;
  return { promotionId: promotion.id, listPriceMinor: sold.pack.priceMinor, faults: [] };
}

/**
 * By weight: the promotion under which a base unit of some pack costs what was paid. Without a price,
 * the one that gives every pack its price.
 */
function foundByWeight(
  packsOf: readonly Pack[],
  priceOf: (pack: Pack) => BestPrice,
  paidMinor: number | null,
): Named {
  const priced = packsOf.map((pack) => ({ pack, ...priceOf(pack) }));
  const [first] = priced;
  if (paidMinor === null) {
    const promotionId = first?.promotion?.id ?? null;
    const isOne = priced.every(({ promotion }) => promotion?.id === promotionId);
    return isOne ? { promotionId, listPriceMinor: null, faults: [] } : unnamed;
  }
  for (const { pack, priceMinor, promotion } of priced) {
    if (promotion === null) continue;
    if (!isAbout(paidMinor, perBase(pack, priceMinor), promotion.currency)) continue;
    const listPriceMinor = perBase(pack, pack.priceMinor);
    return { promotionId: promotion.id, listPriceMinor, faults: [] };
  }
  return unnamed;
}

type Pack = InferSelectModel<typeof packs>;

/** What one base unit comes to at a price of a pack, in minor units. */
function perBase({ baseSize }: Pack, priceMinor: number): number {
  return Number(divideHalfUp(BigInt(priceMinor) * 1000n, baseSize));
}

/** Whether two prices are equal, or one is the other in whole denars or cents. */
function isAbout(paidMinor: number, exactMinor: number, currency: Currency): boolean {
  const rounded = roundPrice({ dividend: BigInt(exactMinor), divisor: 1n }, currency);
  return paidMinor === exactMinor || paidMinor === rounded;
}

interface Sold extends Pick<InferSelectModel<typeof products>, 'id' | 'categoryId' | 'currency'> {
  packIds: string[];
  /** Null when it was sold by weight. */
  pack: Pack | null;
  /** Those that can be bought, the smallest first. */
  packs: Pack[];
}

async function readSold(
  database: Database,
  { agentId, productId, input }: Sale & { productId: string },
): Promise<Sold | null> {
  const [product] = await database
    .select({ id: products.id, categoryId: products.categoryId, currency: products.currency })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.agentId, agentId)));
  if (product === undefined) return null;
  const rows = await database
    .select()
    .from(packs)
    .where(eq(packs.productId, productId))
    .orderBy(asc(packs.baseSize), asc(packs.position));
  const pack = rows.find(({ id }) => id === input.packId) ?? null;
  const packIds = pack === null ? rows.map(({ id }) => id) : [pack.id];
  return { ...product, packIds, pack, packs: rows.filter(({ active }) => active) };
}

interface Asked {
  agentId: string;
  occurredAt: Date;
  sold: Sold;
  id: string;
}

/** Whether a promotion that is named was there for what was sold, when it was sold. */
async function isPromotionOf(
  database: Database,
  { agentId, occurredAt, sold, id }: Asked,
): Promise<boolean> {
  const [row] = await database
    .select({ id: promotions.id })
    .from(promotions)
    .where(
      and(
        eq(promotions.id, id),
        eq(promotions.agentId, agentId),
        eq(promotions.currency, sold.currency),
        inArray(promotions.status, ['PUBLISHED', 'PAUSED', 'STOPPED']),
        or(isNull(promotions.startsAt), lte(promotions.startsAt, occurredAt)),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, occurredAt)),
      ),
    );
  if (row === undefined) return false;
  const links = await readPromotionLinks(database, [row]);
  const [target] = await withSubcategories(database, [links.get(id)?.target ?? { type: 'ALL' }]);
  if (target === undefined || !isFor(target, sold)) return false;
  return sold.pack === null || isForPack(target, sold.pack.id);
}
