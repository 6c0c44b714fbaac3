import { productRowSchema, type ProductRow } from '@pazar/contracts/product-row';
import type { Database } from '../database/database.ts';
import { bestPrice } from '../pricing/best-price.ts';
import type { LowestPrices } from '../pricing/lowest-price.ts';
import { readPriceOffers } from '../pricing/price-offers.ts';
import { isFor, type RunningPromotion } from '../pricing/running-promotions.ts';
import { marketDay } from '../clock/market-day.ts';
import type { ProductParts } from './product-parts.ts';
import { productPrices } from './product-prices.ts';
import { returningDay } from './returning-day.ts';
import { pickFields } from '../records/declared-fields.ts';
import { quantityOrNull } from '../records/values.ts';

/** The running promotions of an agent's products, and the lowest prices before they started. */
export interface ProductOffers {
  promotions: readonly RunningPromotion[];
  lowest: LowestPrices;
  /** The day in the market. */
  today: string;
}

function promotionsFor(
  { facts, packs }: Pick<ProductParts, 'facts' | 'packs'>,
  promotions: readonly RunningPromotion[],
): RunningPromotion[] {
  const product = { ...facts, packIds: packs.map(({ id }) => id) };
  return promotions.filter(({ target }) => isFor(target, product));
}

/** Reads the running promotions of some products of one agent. */
export async function readOffers(
  database: Database,
  parts: readonly ProductParts[],
  { agentId, now }: { agentId: string; now: Date },
): Promise<ProductOffers> {
  const packIds = parts.flatMap(({ packs }) => packs.map(({ id }) => id));
  const { promotions, lowestBefore } = await readPriceOffers(database, { agentId, now, packIds });
  const reduced = parts.flatMap((one) => {
    const fitting = promotionsFor(one, promotions);
    return one.packs.flatMap((pack) => {
      const { promotion } = bestPrice(pack, one.facts.currency, fitting);
      return promotion === null ? [] : pack.id;
    });
  });
  return { promotions, lowest: await lowestBefore(reduced), today: marketDay(now) };
}

/** A product in the form that lists show, from its facts and related rows. */
export function productSummary(
  { facts, packs, images }: ProductParts,
  { promotions, lowest, today }: ProductOffers,
): ProductRow {
  const { stockAvailable, reasons } = facts;
  const from = returningDay(facts, today);
  return {
    ...pickFields(productRowSchema.shape, facts),
    name: { mk: facts.nameMk, en: facts.nameEn },
    ...productPrices({
      rows: packs,
      currency: facts.currency,
      promotions: promotionsFor({ facts, packs }, promotions),
      lowest,
    }),
    vatRate: facts.vatRegistered ? facts.vatRate : 0,
    cover: images[0] ?? null,
    stockAvailable: quantityOrNull(stockAvailable),
    visibility: { live: reasons.length === 0, reasons, ...(from !== undefined && { from }) },
    updatedAt: facts.updatedAt.toISOString(),
  };
}

/** Summaries of products of one agent, in their order. */
export async function summarizeProducts(
  database: Database,
  parts: readonly ProductParts[],
  now: Date,
): Promise<ProductRow[]> {
  const [first] = parts;
  if (first === undefined) return [];
  const offers = await readOffers(database, parts, { agentId: first.facts.agentId, now });
  return parts.map((one) => productSummary(one, offers));
}
