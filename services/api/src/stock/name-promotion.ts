import type { MovementInput } from '@pazar/contracts/movement-input';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, type InferSelectModel } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { FieldFault } from '../problems/refusal.ts';
import { bestPrice } from '../promotions/prices/best-price.ts';
import {
  isFor,
  isForPack,
  runningPromotions,
  withSubcategories,
} from '../promotions/prices/running-promotions.ts';
import { readPromotionLinks } from '../promotions/promotion-links.ts';

/** Under which promotion something was sold, and what the pack cost without it. */
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
  const asked = { agentId: sale.agentId, sold, id: input.promotionId };
  if (!(await isPromotionOf(database, asked))) return unknown;
  const listPriceMinor = sold?.pack?.priceMinor ?? null;
  return { promotionId: input.promotionId, listPriceMinor, faults: [] };
}

/** The promotion that gives a pack the price that it was sold at. */
async function foundFor(
  database: Database,
  { agentId, occurredAt, input: { unitPriceMinor } }: Sale,
  sold: Sold,
): Promise<Named> {
  if (sold.pack === null) return unnamed;
  const running = await runningPromotions(database, agentId, occurredAt);
  const fitting = running.filter(({ target }) => isFor(target, sold));
  const { priceMinor, promotion } = bestPrice(sold.pack, sold.currency, fitting);
  const isItsPrice = unitPriceMinor === null || unitPriceMinor === priceMinor;
  if (promotion === null || !isItsPrice) return unnamed;
  return { promotionId: promotion.id, listPriceMinor: sold.pack.priceMinor, faults: [] };
}

interface Sold extends Pick<InferSelectModel<typeof products>, 'id' | 'categoryId' | 'currency'> {
  packIds: string[];
  /** Null when it was sold by weight. */
  pack: InferSelectModel<typeof packs> | null;
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
  const rows = await database.select().from(packs).where(eq(packs.productId, productId));
  const pack = rows.find(({ id }) => id === input.packId) ?? null;
  const packIds = pack === null ? rows.map(({ id }) => id) : [pack.id];
  return { ...product, packIds, pack };
}

async function isPromotionOf(
  database: Database,
  { agentId, sold, id }: { agentId: string; sold: Sold | null; id: string },
): Promise<boolean> {
  if (sold === null) return false;
  const [row] = await database
    .select({ id: promotions.id })
    .from(promotions)
    .where(
      and(
        eq(promotions.id, id),
        eq(promotions.agentId, agentId),
        eq(promotions.currency, sold.currency),
        inArray(promotions.status, ['PUBLISHED', 'PAUSED', 'STOPPED']),
      ),
    );
  if (row === undefined) return false;
  const links = await readPromotionLinks(database, [row]);
  const [target] = await withSubcategories(database, [links.get(id)?.target ?? { type: 'ALL' }]);
  if (target === undefined || !isFor(target, sold)) return false;
  return sold.pack === null || isForPack(target, sold.pack.id);
}
