import type { AuditAction } from '@pazar/contracts/audit-action';
import { and, eq, inArray, type PgColumn, type PgTable, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { products } from '../database/tables/products.ts';
import { promotionLocations } from '../database/tables/promotion-locations.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { recordAudit } from '../records/audit.ts';
import type { Unit, Wanted } from '../records/unit.ts';
import { findDependants, type Dependant } from './location-dependants.ts';

interface Move {
  from: string;
  /** Where the rows of this kind go. */
  to: string;
  /** Dependants that also keep `from`, since they referred to both before. */
  stay?: ReadonlySet<string>;
}

/** The rows that are locked to move the dependants of some locations. */
export async function movingLocks(
  context: AgentContext,
  sought: Parameters<typeof findDependants>[1],
): Promise<Wanted> {
  return { agent: true, ...locksOf(await findDependants(context, sought)) };
}

/**
 * Locks and reads the dependants of a location, or those of them that `isMeant`. `late` began to
 * refer to it while the others were waited for, and are not locked.
 */
export async function lockDependants(
  unit: Unit,
  sought: Parameters<typeof findDependants>[1],
  isMeant: (row: Dependant) => boolean = () => true,
): Promise<{ dependants: Dependant[]; late: Dependant[] }> {
  const isLocked = ({ entity, id }: Dependant) => unit.holds(`${entity}s`, id);
  const find = async () => (await findDependants(unit, sought)).filter(isMeant);
  const found = await find();
  if (found.every(isLocked)) return { dependants: found, late: [] };
  await unit.lock(locksOf(found));
  const rows = await find();
  return { dependants: rows.filter(isLocked), late: rows.filter((row) => !isLocked(row)) };
}

/** A promotion for certain locations is no part of the price that everybody pays: prices stay. */
function locksOf(rows: readonly Dependant[]): Wanted {
  return {
    lots: idsOf(rows, 'lot'),
    products: idsOf(rows, 'product'),
    promotions: idsOf(rows, 'promotion'),
    prices: false,
  };
}

const idsOf = (rows: readonly Dependant[], entity: Dependant['entity']) =>
  rows.filter((row) => row.entity === entity).map(({ id }) => id);

/**
 * Moves locked dependants of a location to another one.
 *
 * @returns the ids of those that referred to the other location already
 */
export async function moveDependants(
  context: Unit,
  dependants: readonly Dependant[],
  move: Move,
): Promise<string[]> {
  await moveLots(context, idsOf(dependants, 'lot'), move);
  const there = [
    ...(await moveLinks(context, idsOf(dependants, 'product'), { ...move, ...linkedProducts })),
    ...(await moveLinks(context, idsOf(dependants, 'promotion'), { ...move, ...linkedPromotions })),
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
