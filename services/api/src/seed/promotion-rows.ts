import type { InferInsertModel } from '../database/drizzle.ts';
import type { promotionCategories } from '../database/tables/promotion-categories.ts';
import type { promotionLocations } from '../database/tables/promotion-locations.ts';
import type { promotionPacks } from '../database/tables/promotion-packs.ts';
import type { promotionProducts } from '../database/tables/promotion-products.ts';
import type { promotions } from '../database/tables/promotions.ts';
import { marketMidnight } from '../clock/market-day.ts';
import { promotionIndexColumns } from '../promotions/promotion-columns.ts';
import { thousandthsOrNull, type SeedContext } from './seed-context.ts';
import type { SeedPackName, SeedPromotion } from './seed-types.ts';

export interface PromotionRows {
  promotion: InferInsertModel<typeof promotions>;
  products: InferInsertModel<typeof promotionProducts>[];
  categories: InferInsertModel<typeof promotionCategories>[];
  packs: InferInsertModel<typeof promotionPacks>[];
  locations: InferInsertModel<typeof promotionLocations>[];
}

export interface PromotionOwner {
  agentId: string;
  username: string;
  productId: (key: string) => string;
  packId: (name: SeedPackName) => string;
  locationId: (key: string) => string;
}

/** One promotion with its targets and locations. */
export function promotionRows(
  context: SeedContext,
  owner: PromotionOwner,
  seed: SeedPromotion,
): PromotionRows {
  // The day before it starts: a promotion published on its day would start late.
  const created = Math.max(seed.changed, (seed.starts ?? 0) + 1);
  const promotionId = context.id('promotion', `${owner.username} ${seed.key}`, created);
  return {
    promotion: {
      ...plainColumns(seed),
      ...timeColumns(context, seed),
      id: promotionId,
      agentId: owner.agentId,
      stoppedAt: seed.status === 'STOPPED' ? context.instant(seed.changed) : null,
      publishedAt: seed.status === 'DRAFT' ? null : context.instant(created),
      createdBy: owner.agentId,
      updatedBy: owner.agentId,
      createdAt: context.instant(created),
      updatedAt: context.instant(seed.changed),
    },
    products: (seed.products ?? []).map((key) => ({
      promotionId,
      productId: owner.productId(key),
    })),
    categories: (seed.categories ?? []).map((categoryId) => ({ promotionId, categoryId })),
    packs: (seed.packs ?? []).map((name) => ({ promotionId, packId: owner.packId(name) })),
    locations: (seed.places ?? []).map((key) => ({
      promotionId,
      locationId: owner.locationId(key),
    })),
  };
}

function plainColumns(seed: SeedPromotion) {
  const [nameMk, nameEn] = seed.name;
  const code = seed.code ?? null;
  return {
    nameMk,
    nameEn,
    rule: seed.rule,
    currency: seed.currency ?? 'MKD',
    code,
    trigger: code === null ? 'AUTOMATIC' : 'CODE',
    note: seed.note ?? null,
    targetType: targetTypeOf(seed),
    minQuantity: thousandthsOrNull(seed.minQuantity),
    minAmountMinor: seed.minAmount === undefined ? null : seed.minAmount * 100,
    usageLimit: seed.usageLimit ?? null,
    weekly: seed.weekly ?? null,
    priority: seed.priority ?? 0,
    status: seed.status,
    ...promotionIndexColumns({ nameMk, nameEn, code }),
  } as const;
}

function targetTypeOf({ products, categories, packs }: SeedPromotion) {
  if (products !== undefined) return 'PRODUCTS';
  if (packs !== undefined) return 'PACKS';
  return categories === undefined ? 'ALL' : 'CATEGORIES';
}

/** From the midnight with which a day begins in the market to the one with which another ends. */
function timeColumns(context: SeedContext, { starts, ends }: SeedPromotion) {
  return {
    startsAt: starts === undefined ? null : marketMidnight(context.day(starts)),
    endsAt: ends === undefined ? null : marketMidnight(context.day(ends - 1)),
  };
}
