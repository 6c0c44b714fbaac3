import { promotionStatusSchema } from '@pazar/contracts/promotion';
import { promotionInputSchema, type PromotionInput } from '@pazar/contracts/promotion-input';
import { z } from 'zod';
import { marketMidnight } from '../clock/market-day.ts';
import {
  integerCodec,
  listCodec,
  moneyCodec,
  quantityCodec,
  referencesCodec,
  textCodec,
  textsCodec,
} from '../csv/codecs.ts';
import type { Codec, Column } from '../csv/columns.ts';
import type { References } from '../csv/references.ts';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { promotions } from '../database/tables/promotions.ts';
import { promotionColumns } from '../promotions/promotion-columns.ts';
import { parsed } from '../records/read-input.ts';
import type { SeedContext } from './seed-context.ts';
import { numberCodec, readSeedFiles, seedColumn } from './seed-files.ts';

/** A column of a field of a promotion's input. */
function column(key: string, path: string, codec: Codec = textCodec): Column {
  return { ...seedColumn(key, codec), path: path.split('.') };
}

const columns = [
  column('name_mk', 'name.mk'),
  column('name_en', 'name.en'),
  column('note', 'note'),
  column('rule', 'rule.type'),
  column('percent', 'rule.percent', integerCodec),
  column('amount', 'rule.amountMinor', moneyCodec),
  column('price', 'rule.priceMinor', moneyCodec),
  column('buy', 'rule.buy', integerCodec),
  column('free', 'rule.free', integerCodec),
  column('currency', 'currency'),
  column('code', 'code'),
  column('locations', 'locationIds', referencesCodec('location')),
  column('min_quantity', 'conditions.minQuantity', quantityCodec),
  column('min_amount', 'conditions.minAmountMinor', moneyCodec),
  column('usage_limit', 'usageLimit', integerCodec),
  column('weekdays', 'weekly.days', listCodec(integerCodec)),
  column('from', 'weekly.from'),
  column('to', 'weekly.to'),
  column('priority', 'priority', integerCodec),
  seedColumn('agent'),
  seedColumn('key'),
  seedColumn('status'),
  seedColumn('changed', numberCodec),
  seedColumn('starts', numberCodec),
  seedColumn('ends', numberCodec),
  seedColumn('products', textsCodec),
  seedColumn('categories', textsCodec),
  seedColumn('packs', textsCodec),
];

const besideInput = z.object({
  key: z.string(),
  status: promotionStatusSchema,
  /** Days ago. */
  changed: z.number(),
  starts: z.number().nullable().default(null),
  ends: z.number().nullable().default(null),
  /** What it is for; without any it is for all. */
  products: z.array(z.string()).optional(),
  categories: z.array(z.string()).optional(),
  /** Each as its product and its size, `honey:0.5`. */
  packs: z.array(z.string()).optional(),
});

export interface SeedPromotion extends z.infer<typeof besideInput> {
  agent: string;
  values: Record<string, unknown>;
}

export interface PromotionOwner {
  agentId: string;
  username: string;
  productId: (key: string) => string;
  packId: (product: string, size: number) => string;
}

export async function readSeedPromotions(
  context: SeedContext,
  referencesOf: (agent: string) => References,
): Promise<SeedPromotion[]> {
  const rows = await readSeedFiles(context, 'promotions', { columns, referencesOf });
  return rows.map(({ agent, values: { seed, ...values } }) => ({
    ...besideInput.parse(seed),
    agent,
    values,
  }));
}

/** One promotion with its targets and locations. */
export function promotionRows(context: SeedContext, owner: PromotionOwner, seed: SeedPromotion) {
  const { agentId } = owner;
  const { starts, status, changed } = seed;
  const input = inputOf(context, owner, seed);
  const { target, locationIds } = input;
  // The day before it starts: a promotion published on its day would start late.
  const created = Math.max(changed, (starts ?? 0) + 1);
  const promotionId = context.id('promotion', `${owner.username} ${seed.key}`, created);
  const promotion: InferInsertModel<typeof promotions> = {
    ...promotionColumns(input),
    status,
    id: promotionId,
    agentId,
    stoppedAt: status === 'STOPPED' ? context.instant(changed) : null,
    publishedAt: status === 'DRAFT' ? null : context.instant(created),
    createdBy: agentId,
    updatedBy: agentId,
    createdAt: context.instant(created),
    updatedAt: context.instant(changed),
  };
  const { productIds = [] } = target.type === 'PRODUCTS' ? target : {};
  const { categoryIds = [] } = target.type === 'CATEGORIES' ? target : {};
  const { packIds = [] } = target.type === 'PACKS' ? target : {};
  return {
    promotion,
    products: productIds.map((productId) => ({ promotionId, productId })),
    categories: categoryIds.map((categoryId) => ({ promotionId, categoryId })),
    packs: packIds.map((packId) => ({ promotionId, packId })),
    locations: locationIds.map((locationId) => ({ promotionId, locationId })),
  };
}

function inputOf(context: SeedContext, owner: PromotionOwner, seed: SeedPromotion): PromotionInput {
  const { starts, ends, values } = seed;
  const midnight = (daysAgo: number) => marketMidnight(context.day(daysAgo)).toISOString();
  return parsed(promotionInputSchema, {
    ...values,
    trigger: 'code' in values ? 'CODE' : 'AUTOMATIC',
    conditions: {
      minQuantity: null,
      minAmountMinor: null,
      ...z.looseObject({}).parse(values['conditions'] ?? {}),
    },
    target: targetOf(owner, seed),
    // From the midnight with which a day begins in the market to the one with which another ends.
    startsAt: starts === null ? null : midnight(starts),
    endsAt: ends === null ? null : midnight(ends - 1),
  });
}

function targetOf({ productId, packId }: PromotionOwner, seed: SeedPromotion) {
  const { products, categories, packs } = seed;
  if (products !== undefined) return { type: 'PRODUCTS', productIds: products.map(productId) };
  if (categories !== undefined) return { type: 'CATEGORIES', categoryIds: categories };
  if (packs === undefined) return { type: 'ALL' };
  const named = packs.map((pack) => pack.split(':'));
  return { type: 'PACKS', packIds: named.map(([key = '', size]) => packId(key, Number(size))) };
}
