import type { Currency } from '@pazar/contracts/money';
import type { MovementInput } from '@pazar/contracts/movement-input';
import {
  and,
  eq,
  gt,
  inArray,
  type InferSelectModel,
  isNull,
  lte,
  or,
} from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { FieldFault } from '../problems/refusal.ts';
import { bestPrice, type BestPrice } from './best-price.ts';
import { roundPrice } from './promotion-price.ts';
import {
  isFor,
  isForPack,
  forEverybody,
  promotionsInForce,
  type PromotionInForce,
  type RunningPromotion,
  withSubcategories,
} from './running-promotions.ts';
import { readPromotionLinks } from './promotion-links.ts';
import type { Unit } from '../records/unit.ts';
import { hasLimit, isReached, requireLeft, type SoldAmount } from './promotion-limit.ts';
import { listPriceOf, perBase, readSold, type Pack, type Sold } from './sold-goods.ts';

/** The promotion of a sale, and the list price of its pack (by weight: of one base unit). */
export interface NamedPromotion {
  promotionId: string | null;
  listPriceMinor: number | null;
}
const none: NamedPromotion = { promotionId: null, listPriceMinor: null };

interface Sale {
  productId: string | null;
  input: Pick<MovementInput, 'type' | 'packId' | 'unitPriceMinor' | 'promotionId' | 'occurredAt'>;
  amount: SoldAmount;
}

type Named = NamedPromotion & { faults: FieldFault[] };
const unnamed: Named = { ...none, faults: [] };
const unknown: Named = { ...none, faults: [{ pointer: '/promotionId', code: 'unknown' }] };

/**
 * The promotion of a sale: the one that it names, or the running one whose price equals the price of
 * the sale. It is locked when it has a limit, and counts what was sold until then, whatever the time
 * of the sale. 409 `promotion-limit` for more than is left of it.
 */
export async function namePromotion(unit: Unit, sale: Sale): Promise<Named> {
  const { input, productId, amount } = sale;
  if (input.promotionId === null) return unnamed;
  const sold =
    productId === null || input.type !== 'SALE'
      ? null
      : await readSold(unit, { productId, packId: input.packId });
  if (input.promotionId === undefined) return sold === null ? unnamed : foundFor(unit, sale, sold);
  if (sold === null) return unknown;
  const { promotionId: id } = input;
  await unit.lock({ promotions: [id] });
  const row = await findPromotion(unit, { sold, id, occurredAt: instantOf(unit, sale) });
  if (row === null) return unknown;
  requireLeft(row, amount);
  return { promotionId: id, listPriceMinor: listPriceOf(sold), faults: [] };
}

/**
 * The promotion and the list price that a corrected sale had, also of one that was archived since. 409
 * `promotion-limit` for more than is left of it.
 */
export async function keepPromotion(
  unit: Unit,
  kept: NamedPromotion,
  amount: SoldAmount,
): Promise<Named> {
  const { promotionId: id } = kept;
  if (id !== null) {
    await unit.lock({ promotions: [id] });
    const [row] = await unit.transaction.select().from(promotions).where(eq(promotions.id, id));
    if (row !== undefined) requireLeft(row, amount);
  }
  return { ...kept, faults: [] };
}

function instantOf({ now }: Unit, { input: { occurredAt } }: Sale): Date {
  return occurredAt === undefined ? now : new Date(occurredAt);
}

/** The running promotion whose price equals the price of the sale. */
async function foundFor(unit: Unit, sale: Sale, sold: Sold): Promise<Named> {
  const rows = await runningFor(unit, sale, sold);
  const named = nameByPrice(rows.flatMap(forEverybody), sale.input.unitPriceMinor, sold);
  const row = rows.find(({ id }) => id === named.promotionId);
  if (row !== undefined) requireLeft(row, sale.amount);
  return named;
}

/** The promotions that run for what was sold; those with a limit are locked, and left out once it is reached. */
async function runningFor(unit: Unit, sale: Sale, sold: Sold): Promise<PromotionInForce[]> {
  const read = async () => {
    const rows = await promotionsInForce(unit.transaction, unit.agentId, instantOf(unit, sale));
    return rows.filter((row) => forEverybody(row).length > 0 && isFor(row.target, sold));
  };
  const running = await read();
  const limited = running.filter(hasLimit).map(({ id }) => id);
  if (limited.length === 0) return running;
  await unit.lock({ promotions: limited });
  return (await read()).filter((row) => !isReached(row));
}

function nameByPrice(
  fitting: readonly RunningPromotion[],
  unitPriceMinor: number | null,
  sold: Sold,
): Named {
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

/** Whether two prices are equal, or one is the other in whole denars or cents. */
function isAbout(paidMinor: number, exactMinor: number, currency: Currency): boolean {
  const rounded = roundPrice({ dividend: BigInt(exactMinor), divisor: 1n }, currency);
  return paidMinor === exactMinor || paidMinor === rounded;
}

/** A promotion that is named, when it was there for what was sold, when it was sold; else null. */
async function findPromotion(
  { transaction, agentId }: Unit,
  { occurredAt, sold, id }: { occurredAt: Date; sold: Sold; id: string },
): Promise<InferSelectModel<typeof promotions> | null> {
  const [row] = await transaction
    .select()
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
  if (row === undefined) return null;
  const links = await readPromotionLinks(transaction, [row]);
  const [target] = await withSubcategories(transaction, [links.get(id)?.target ?? { type: 'ALL' }]);
  if (target === undefined || !isFor(target, sold)) return null;
  return sold.pack === null || isForPack(target, sold.pack.id) ? row : null;
}
