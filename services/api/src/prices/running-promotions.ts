import type { Currency } from '@pazar/contracts/money';
import type { ActivePromotion } from '@pazar/contracts/product-price';
import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import { isWithin } from '../clock/weekly-window.ts';
import type { Database } from '../database/database.ts';
import { and, asc, desc, eq, inArray, type InferSelectModel, sql } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { type PromotionLinks, readPromotionLinks } from './promotion-links.ts';
import { effectiveStatus } from './promotion-status.ts';
import { categories } from '../database/tables/reference.ts';

/** A promotion that runs without a code, as far as the price of one product needs it. */
export interface RunningPromotion extends ActivePromotion {
  currency: Currency;
  /** Its categories come with those below them. */
  target: PromotionTarget;
  /** When it began to lower prices. */
  beganAt: Date;
}

/** A promotion that runs, whatever it asks of a sale. Its categories come with those below them. */
export type PromotionInForce = InferSelectModel<typeof promotions> & PromotionLinks;

/**
 * An agent's promotions that run at `now` and in whose hours it lies, those of the highest priority
 * first.
 */
export async function promotionsInForce(
  database: Database,
  agentId: string,
  now: Date,
): Promise<PromotionInForce[]> {
  const found = await database
    .select()
    .from(promotions)
    .where(and(eq(promotions.agentId, agentId), sql`${effectiveStatus(now)} = 'ACTIVE'`))
    .orderBy(desc(promotions.priority), asc(promotions.id));
  const rows = found.filter(({ weekly }) => isWithin(weekly, now));
  const links = await readPromotionLinks(database, rows);
  const targets = await withSubcategories(
    database,
    rows.map(({ id }) => links.get(id)?.target ?? { type: 'ALL' }),
  );
  return rows.map((row, index) => ({
    ...row,
    target: targets[index] ?? { type: 'ALL' },
    locationIds: links.get(row.id)?.locationIds ?? [],
  }));
}

/**
 * Those of them that lower the price of a single pack everywhere. One with a code, with a minimum or
 * for certain locations alone is no part of the price that everybody pays.
 */
export async function runningPromotions(
  database: Database,
  agentId: string,
  now: Date,
): Promise<RunningPromotion[]> {
  const rows = await promotionsInForce(database, agentId, now);
  return rows.filter(isForEverybody).map((row) => ({
    id: row.id,
    name: { mk: row.nameMk, en: row.nameEn },
    rule: row.rule,
    currency: row.currency,
    endsAt: row.endsAt?.toISOString() ?? null,
    target: row.target,
    beganAt: beginningOf(row),
  }));
}

function isForEverybody(row: PromotionInForce): boolean {
  return (
    row.trigger === 'AUTOMATIC' &&
    row.minQuantity === null &&
    row.minAmountMinor === null &&
    row.locationIds.length === 0
  );
}

/** Since when a published promotion lowers prices: its first day, or its publishing when that was later. */
export function beginningOf({
  startsAt,
  publishedAt,
}: {
  startsAt: Date | null;
  publishedAt: Date | null;
}): Date {
  return new Date(Math.max(startsAt?.getTime() ?? 0, publishedAt?.getTime() ?? 0));
}

/** Whether a promotion is for a pack of a product that it is for. */
export function isForPack(target: PromotionTarget, packId: string): boolean {
  return target.type !== 'PACKS' || target.packIds.includes(packId);
}

/** A product as far as it matters which promotions are for it. */
export interface PromotedProduct {
  id: string;
  categoryId: string | null;
  packIds: readonly string[];
}

/** Whether a promotion is for a product. Categories must be given with those below them. */
export function isFor(
  target: PromotionTarget,
  { id, categoryId, packIds }: PromotedProduct,
): boolean {
  switch (target.type) {
    case 'ALL':
      return true;
    case 'PRODUCTS':
      return target.productIds.includes(id);
    case 'PACKS':
      return packIds.some((packId) => target.packIds.includes(packId));
    case 'CATEGORIES':
      return categoryId !== null && target.categoryIds.includes(categoryId);
    default:
      return target satisfies never;
  }
}

/** Targets with the categories below those that they name: a category includes them. */
export async function withSubcategories<Target extends PromotionTarget>(
  database: Database,
  targets: readonly Target[],
): Promise<Target[]> {
  const named = targets.flatMap((target) =>
    target.type === 'CATEGORIES' ? target.categoryIds : [],
  );
  if (named.length === 0) return [...targets];
  const below = await database
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(inArray(categories.parentId, named));
  return targets.map((target) => {
    if (target.type !== 'CATEGORIES') return target;
    const children = below
      .filter(({ parentId }) => parentId !== null && target.categoryIds.includes(parentId))
      .map(({ id }) => id);
    return { ...target, categoryIds: [...target.categoryIds, ...children] };
  });
}
