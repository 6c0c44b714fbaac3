import type { AuditAction } from '@pazar/contracts/audit-action';
import { and, eq, inArray, type PgColumn, type PgTable, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { productLocations } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import { promotionLocations } from '../database/tables/promotion-targets.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { recordAudit } from '../records/audit.ts';
import { lockLots, lockProducts } from '../stock/stock-locks.ts';
import type { Dependant } from './location-dependants.ts';

interface Move {
  from: string;
  to: string;
  /** Dependants that also keep `from`, since they referred to both before. */
  stay?: ReadonlySet<string>;
}

/**
 * Moves the dependants of a location to another one. Lots are locked before products, as
 * everywhere.
 *
 * @returns the ids of those that referred to the other location already
 */
export async function moveDependants(
  context: AgentContext,
  dependants: readonly Dependant[],
  move: Move,
): Promise<string[]> {
  const { transaction, agentId } = context;
  const idsOf = (entity: Dependant['entity']) =>
    dependants.filter((row) => row.entity === entity).map(({ id }) => id);
  const [lotIds, productIds, promotionIds] = [idsOf('lot'), idsOf('product'), idsOf('promotion')];
  await lockLots(transaction, agentId, lotIds);
  await lockProducts(transaction, agentId, productIds);
  await moveLots(context, lotIds, move);
  const there = [
    ...(await moveLinks(context, productIds, { ...move, ...linkedProducts })),
    ...(await moveLinks(context, promotionIds, { ...move, ...linkedPromotions })),
  ];
  for (const row of dependants) await recordMove(context, row, move);
  return there;
}

const stampOf = ({ agentId, now }: AgentContext) => ({ updatedBy: agentId, updatedAt: now });

async function moveLots(context: AgentContext, ids: string[], { to }: Move): Promise<void> {
  if (ids.length === 0) return;
  await context.transaction
    .update(lots)
    .set({ ...stampOf(context), locationId: to, version: sql`${lots.version} + 1` })
    .where(inArray(lots.id, ids));
}

/** Records that name their locations in a table of links. */
interface Linked {
  records: typeof products | typeof promotions;
  links: PgTable;
  recordId: PgColumn;
  locationId: PgColumn;
}

const linkedProducts: Linked = {
  records: products,
  links: productLocations,
  recordId: productLocations.productId,
  locationId: productLocations.locationId,
};
const linkedPromotions: Linked = {
  records: promotions,
  links: promotionLocations,
  recordId: promotionLocations.promotionId,
  locationId: promotionLocations.locationId,
};

/** @returns the ids of those that named the other location already */
async function moveLinks(
  context: AgentContext,
  ids: string[],
  { from, to, stay = new Set(), records, links, recordId, locationId }: Move & Linked,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { transaction } = context;
  const there = await transaction
    .select({ id: sql<string>`${recordId}` })
    .from(links)
    .where(and(eq(locationId, to), inArray(recordId, ids)));
  const columns = [recordId, locationId].map(({ name }) => sql.identifier(name));
  const added = ids.map((id) => sql`(${id}::uuid, ${to}::uuid)`);
  await transaction.execute(sql`
    insert into ${links} (${sql.join(columns, sql`, `)})
    values ${sql.join(added, sql`, `)} on conflict do nothing`);
  const leaving = ids.filter((id) => !stay.has(id));
  await transaction.delete(links).where(and(eq(locationId, from), inArray(recordId, leaving)));
  await transaction
    .update(records)
    .set({ ...stampOf(context), version: sql`${records.version} + 1` })
    .where(inArray(records.id, ids));
  return there.map(({ id }) => id);
}

const actions: Readonly<Record<Dependant['entity'], AuditAction>> = {
  lot: 'lot.move',
  product: 'product.move',
  promotion: 'promotion.move',
};

async function recordMove(
  { transaction, agentId, now }: AgentContext,
  { entity, id, code, name, version }: Dependant,
  { from, to }: Move,
): Promise<void> {
  await recordAudit(transaction, {
    at: now,
    agentId,
    actor: { id: agentId, role: 'agent' },
    action: actions[entity],
    entity,
    entityId: id,
    label: code ?? name?.mk ?? name?.en ?? null,
    version: version + 1,
    before: { locationId: from },
    after: { locationId: to },
  });
}
