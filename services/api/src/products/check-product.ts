import { isDeepStrictEqual } from 'node:util';
import type { ProductInput } from '@pazar/contracts/product-input';
import type { FieldFault } from '../problems/refusal.ts';
import { findLocations } from '../records/own-references.ts';
import { and, eq, inArray } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { Database } from '../database/database.ts';
import { movements } from '../database/tables/movements.ts';
import { categories } from '../database/tables/categories.ts';
import { marketDay } from '../clock/market-day.ts';
import { ratesOn } from '../reference/vat-rates.ts';

/** The new state of a product, and the current one (null: it is new). */
export interface ProposedProduct {
  input: ProductInput;
  current: (ProductInput & { id: string }) | null;
}

/** Faults of a product beyond its own fields: references, and fields that may not change. */
export async function productFaults(
  context: AgentContext,
  proposed: ProposedProduct,
): Promise<FieldFault[]> {
  return [
    ...packFaults(proposed),
    ...(await lotFaults(context, proposed)),
    ...(await baseUnitFaults(context, proposed)),
    ...(await categoryFaults(context, proposed)),
    ...(await vatFaults(context, proposed)),
    ...(await locationFaults(context, proposed)),
  ];
}

/** A named pack must be one of the product's, and be named once. */
function packFaults({ input, current }: ProposedProduct): FieldFault[] {
  const known = new Set(current?.packs.map((pack) => pack.id));
  const ids = input.packs.map((pack) => pack.id);
  return ids.flatMap((id, index): FieldFault[] => {
    if (id === undefined) return [];
    const pointer = `/packs/${index}/id`;
    if (!known.has(id)) return [{ pointer, code: 'unknown' }];
    return ids.indexOf(id) === index ? [] : [{ pointer, code: 'duplicate' }];
  });
}

async function baseUnitFaults(
  { transaction }: AgentContext,
  { input, current }: ProposedProduct,
): Promise<FieldFault[]> {
  if (current === null || current.baseUnit === input.baseUnit) return [];
  const isFixed = await hasMovements(transaction, current.id);
  return isFixed ? [{ pointer: '/baseUnit', code: 'locked' }] : [];
}

/** Its lots are held when they, or the unit they are counted in, change. */
async function lotFaults(
  { transaction, agentId }: AgentContext,
  { input: { produceIds, baseUnit }, current }: ProposedProduct,
): Promise<FieldFault[]> {
  const isSame =
    current?.baseUnit === baseUnit && isDeepStrictEqual(current.produceIds, produceIds);
  if (isSame || produceIds.length === 0) return [];
  const own = await transaction
    .select({ id: lots.id, unit: lots.unit })
    .from(lots)
    .where(and(eq(lots.agentId, agentId), inArray(lots.id, produceIds)));
  const unitOf = new Map(own.map(({ id, unit }) => [id, unit]));
  return produceIds.flatMap((id, index): FieldFault[] => {
    const pointer = `/produceIds/${index}`;
    const unit = unitOf.get(id);
    if (unit === undefined) return [{ pointer, code: 'unknown' }];
    return unit === baseUnit ? [] : [{ pointer, code: 'unit' }];
  });
}

/** Existing references may stay: categories and locations are retired later. */
async function categoryFaults(
  { transaction }: AgentContext,
  { input: { categoryId }, current }: ProposedProduct,
): Promise<FieldFault[]> {
  if (categoryId === null || categoryId === current?.categoryId) return [];
  const category = await findCategory(transaction, categoryId);
  return category?.active ? [] : [{ pointer: '/categoryId', code: 'unknown' }];
}

/** A product may keep a rate that is not valid today, but not get it anew. */
async function vatFaults(
  { transaction, now }: AgentContext,
  { input: { vatRate }, current }: ProposedProduct,
): Promise<FieldFault[]> {
  if (vatRate === null || vatRate === 0 || vatRate === current?.vatRate) return [];
  const rates = await ratesOn(transaction, marketDay(now));
  return rates.includes(vatRate) ? [] : [{ pointer: '/vatRate', code: 'unknown' }];
}

async function locationFaults(
  { transaction, agentId }: AgentContext,
  { input: { locationIds }, current }: ProposedProduct,
): Promise<FieldFault[]> {
  if (locationIds.every((id) => current?.locationIds.includes(id))) return [];
  const found = await findLocations(transaction, { agentId, ids: locationIds });
  return locationIds.flatMap((id, index): FieldFault[] => {
    const pointer = `/locationIds/${index}`;
    const location = found.get(id);
    if (location === undefined) return [{ pointer, code: 'unknown' }];
    const isNew = !current?.locationIds.includes(id);
    return location.archived && isNew ? [{ pointer, code: 'archived' }] : [];
  });
}

/** The default VAT rate of a category; undefined when there is no such category. */
export async function findCategory(database: Database, id: string) {
  const [row] = await database
    .select({ defaultVatRate: categories.defaultVatRate, active: categories.active })
    .from(categories)
    .where(eq(categories.id, id));
  return row;
}

/** Whether anything was ever booked on a product. */
export async function hasMovements(database: Database, productId: string): Promise<boolean> {
  const [some] = await database
    .select({ id: movements.id })
    .from(movements)
    .where(eq(movements.productId, productId))
    .limit(1);
  return some !== undefined;
}

/**
 * The fields that a copy takes from the original. A VAT rate that has ended and a retired category
 * are left open: the agent chooses again before publishing the copy.
 */
export async function withOfferedReferences(
  context: AgentContext,
  input: ProductInput,
): Promise<ProductInput> {
  const proposed = { input, current: null };
  const hasEnded = (await vatFaults(context, proposed)).length > 0;
  const isOutOfUse = (await categoryFaults(context, proposed)).length > 0;
  return {
    ...input,
    ...(hasEnded && { vatRate: null }),
    ...(isOutOfUse && { categoryId: null }),
  };
}
