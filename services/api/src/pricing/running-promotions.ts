import type { Currency } from '@pazar/contracts/money';
import type { ActivePromotion } from '@pazar/contracts/product-price';
import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import { isWithin } from '../clock/weekly-window.ts';
import type { Database } from '../database/database.ts';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  type InferSelectModel,
  sql,
  type SQL,
} from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { linkColumns, type PromotionLinks, subcategoryIds, targetOf } from './promotion-links.ts';
import { effectiveStatus } from './promotion-status.ts';
import { categories } from '../database/tables/categories.ts';

/** A promotion that runs without a code, as far as the price of one product needs it. */
export interface RunningPromotion extends ActivePromotion {
  currency: Currency;
  /** Its categories come with those below them. */
  target: PromotionTarget;
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
  const rows = await selectInForce(database, { agentId, now }, {});
  return rows.flatMap((row) => inForce(row, now));
}

/**
 * The published promotions of an agent between their first and their last instant, with their links, and
 * with further columns. `inForce` leaves out those in whose hours an instant does not lie.
 */
export function selectInForce<Extra extends Record<string, SQL>>(
  database: Database,
  { agentId, now }: { agentId: string; now: Date },
  extra: Extra,
) {
  const isActive = sql`${effectiveStatus(now)} = 'ACTIVE'`;
  return selectWithLinks(database, and(eq(promotions.agentId, agentId), isActive), extra);
}

/** Promotions with their links, and with further columns, those of the highest priority first. */
export function selectWithLinks<Extra extends Record<string, SQL>>(
  database: Database,
  which: SQL | undefined,
  extra: Extra,
) {
  return database
    .select({ promotion: promotions, ...linkColumns, subcategoryIds, ...extra })
    .from(promotions)
    .where(which)
    .orderBy(desc(promotions.priority), asc(promotions.id));
}

type Selected = Record<'subcategoryIds' | keyof typeof linkColumns, string[]> & {
  promotion: InferSelectModel<typeof promotions>;
};

/** The promotion of a row, if it runs in the hours in which `now` lies. */
export function inForce(row: Selected, now: Date): PromotionInForce[] {
  const { promotion, subcategoryIds: below, locationIds, ...links } = row;
  if (!isWithin(promotion.weekly, now)) return [];
  const categoryIds = [...links.categoryIds, ...below];
  const target = targetOf({ ...links, categoryIds, targetType: promotion.targetType });
  return [{ ...promotion, target, locationIds }];
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
  return (await promotionsInForce(database, agentId, now)).flatMap(forEverybody);
}

/** A promotion as part of the price that everybody pays; none when it is no part of it. */
export function forEverybody(row: PromotionInForce): RunningPromotion[] {
  if (!isForEverybody(row)) return [];
  const running = {
    id: row.id,
    name: { mk: row.nameMk, en: row.nameEn },
    rule: row.rule,
    currency: row.currency,
    endsAt: row.endsAt?.toISOString() ?? null,
    target: row.target,
  };
  return [running];
}

/** Whether a promotion is part of the price that everybody pays. */
export function isForEverybody(
  row: Pick<PromotionInForce, 'trigger' | 'minQuantity' | 'minAmountMinor' | 'locationIds'>,
): boolean {
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
