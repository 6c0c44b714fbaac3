import { recordAudit } from '../records/audit.ts';
import { and, asc, eq, inArray, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { productLocations } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import { lockLots, lockProducts } from '../stock/stock-locks.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** A live lot or product that depends on a location. */
export interface Dependant {
  entity: 'lot' | 'product';
  id: string;
  label: string;
  version: number;
}

/** States of lots and products in which a location may not go away under them. */
const live = { lots: ['PLANNED', 'GROWING', 'AVAILABLE'], products: ['ACTIVE'] } as const;

/**
 * Lots that grow or lie at a location, and products that can be bought there: those that are live, or
 * all that ever named it.
 */
export async function findDependants(
  { transaction }: AgentContext,
  locationId: string,
  which: 'live' | 'all',
): Promise<Dependant[]> {
  const isLive = which === 'live';
  const ofLocation = await transaction
    .select({ id: lots.id, label: lots.lotNumber, version: lots.version })
    .from(lots)
    .where(
      and(
        eq(lots.locationId, locationId),
        isLive ? inArray(lots.status, [...live.lots]) : undefined,
      ),
    )
    .orderBy(asc(lots.id));
  const soldThere = await transaction
    .select({ id: products.id, label: products.sku, version: products.version })
    .from(products)
    .innerJoin(productLocations, eq(productLocations.productId, products.id))
    .where(
      and(
        eq(productLocations.locationId, locationId),
        isLive ? inArray(products.status, [...live.products]) : undefined,
      ),
    )
    .orderBy(asc(products.id));
  return [
    ...ofLocation.map((lot) => ({ entity: 'lot' as const, ...lot })),
    ...soldThere.map((product) => ({ entity: 'product' as const, ...product })),
  ];
}

/** Moves what depends on a location to another one. Lots are held before products, as everywhere. */
export async function moveDependants(
  context: AgentContext,
  dependants: readonly Dependant[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { transaction, agentId, now } = context;
  const idsOf = (entity: Dependant['entity']) =>
    dependants.filter((row) => row.entity === entity).map(({ id }) => id);
  const lotIds = idsOf('lot');
  const productIds = idsOf('product');
  await lockLots(transaction, agentId, lotIds);
  await lockProducts(transaction, agentId, productIds);
  const stamp = { updatedBy: agentId, updatedAt: now };

  if (lotIds.length > 0) {
    await transaction
      .update(lots)
      .set({ ...stamp, locationId: to, version: sql`${lots.version} + 1` })
      .where(inArray(lots.id, lotIds));
  }
  if (productIds.length > 0) {
    await transaction
      .insert(productLocations)
      .values(productIds.map((productId) => ({ productId, locationId: to })))
      .onConflictDoNothing();
    await transaction
      .delete(productLocations)
      .where(
        and(eq(productLocations.locationId, from), inArray(productLocations.productId, productIds)),
      );
    await transaction
      .update(products)
      .set({ ...stamp, version: sql`${products.version} + 1` })
      .where(inArray(products.id, productIds));
  }
  for (const { entity, id, label, version } of dependants) {
    await recordAudit(transaction, {
      at: now,
      agentId,
      actor: { id: agentId, role: 'agent' },
      action: `${entity}.move`,
      entity,
      entityId: id,
      label,
      version: version + 1,
      before: { locationId: from },
      after: { locationId: to },
    });
  }
}
