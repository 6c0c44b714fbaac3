import { windowEdges } from '../clock/first-meeting.ts';
import type { Database } from '../database/database.ts';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { priceChanges, priceSettlements } from '../database/tables/price-changes.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { newId } from '../records/values.ts';
import { bestPrice } from './best-price.ts';
import { isFor, runningPromotions } from './running-promotions.ts';

export type PriceChange = Omit<typeof priceChanges.$inferSelect, 'id' | 'createdAt'>;
type LastPrice = Pick<PriceChange, 'packId' | 'priceMinor' | 'regularMinor' | 'promotionId'>;

/** The agent, the instant, and the products; all of them when absent. */
interface Asked {
  agentId: string;
  now: Date;
  productIds?: readonly string[];
}

/** Rows of one statement: ten values each, and PostgreSQL accepts 65,535. */
const rowsAtOnce = 5000;

/**
 * Writes price changes that the clock caused into the ledger: promotions that started or ended. A
 * unit calls it when it has locked the agent's mark, before any change of a price or a promotion,
 * since it reads the current state.
 *
 * @param mark until when the ledger is complete
 * @returns the instant of the unit's changes: `now`, or when the mark is not before it, the next one, so
 *   that their lines come after all others
 */
export async function settlePrices(
  { transaction, agentId, now }: AgentContext,
  mark: Date,
): Promise<Date> {
  const until = await instantAfter(transaction, { agentId, now }, mark);
  const changes = await changesBetween(transaction, { agentId, now: until }, mark);
  await writeChanges(transaction, changes, until);
  await transaction
    .update(priceSettlements)
    .set({ settledUntil: until })
    .where(eq(priceSettlements.agentId, agentId));
  return until;
}

/** The first instant from `now` on whose lines come after all lines until the mark. */
async function instantAfter(
  transaction: Database,
  { agentId, now }: Asked,
  mark: Date,
): Promise<Date> {
  if (mark < now) return now;
  const later = new Date(mark.getTime() + 1);
  if (mark > now) return later;
  // Lines of one instant are in the order of their ids, which is that of writing in one process only.
  const [newest] = await transaction
    .select({ id: priceChanges.id })
    .from(priceChanges)
    .where(and(eq(priceChanges.agentId, agentId), eq(priceChanges.startsAt, now)))
    .orderBy(desc(priceChanges.id))
    .limit(1);
  return newest === undefined || newest.id < newId(now) ? now : later;
}

/** Writes the prices of an agent's packs, or of some products, as far as they have changed. */
export async function recordPrices(
  { transaction, agentId, now }: AgentContext,
  productIds?: readonly string[],
): Promise<void> {
  const asked = { agentId, now, ...(productIds && { productIds }) };
  const priced = await readPricedPacks(transaction, asked);
  const last = await lastPrices(transaction, asked);
  await writeChanges(transaction, await changesAt(transaction, { asked, priced, last }), now);
}

/**
 * Changes that the ledger lacks, because nothing was written since a promotion started or ended.
 */
export async function unsettledChanges(database: Database, asked: Asked): Promise<PriceChange[]> {
  const [mark] = await database
    .select({ settledUntil: priceSettlements.settledUntil })
    .from(priceSettlements)
    .where(eq(priceSettlements.agentId, asked.agentId));
  const after = mark?.settledUntil ?? new Date(0);
  return after >= asked.now ? [] : changesBetween(database, asked, after);
}

async function changesBetween(
  database: Database,
  asked: Asked,
  after: Date,
): Promise<PriceChange[]> {
  const points = await turningPoints(database, asked, after);
  if (points.length === 0) return [];
  const priced = await readPricedPacks(database, asked);
  const last = await lastPrices(database, asked);
  const found: PriceChange[] = [];
  for (const now of points) {
    const changes = await changesAt(database, { asked: { ...asked, now }, priced, last });
    for (const change of changes) last.set(change.packId, change);
    found.push(...changes);
  }
  return found;
}

/**
 * The instants after another at which published promotions started, ended, or opened and closed for
 * their hours.
 */
async function turningPoints(
  database: Database,
  { agentId, now }: Asked,
  after: Date,
): Promise<Date[]> {
  // Nothing was written yet: only the current prices are known.
  if (after.getTime() === 0) return [now];
  const rows = await database
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.agentId, agentId),
        eq(promotions.status, 'PUBLISHED'),
        eq(promotions.trigger, 'AUTOMATIC'),
        or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, after)),
      ),
    );
  const instants = rows.flatMap(({ startsAt, endsAt, weekly }) => [
    ...[startsAt, endsAt].flatMap((instant) =>
      instant !== null && instant > after && instant <= now ? [instant] : [],
    ),
    ...(weekly === null ? [] : windowEdges(weekly, { after, until: now })),
  ]);
  const distinct = new Set(instants.map((instant) => instant.getTime()));
  return [...distinct].toSorted((one, other) => one - other).map((time) => new Date(time));
}

type PricedPack = Awaited<ReturnType<typeof readPricedPacks>>[number];

/** The packs that can be bought. */
function readPricedPacks(database: Database, { agentId, productIds }: Asked) {
  return database
    .select({
      id: packs.id,
      productId: products.id,
      categoryId: products.categoryId,
      currency: products.currency,
      priceMinor: packs.priceMinor,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(
      and(
        eq(products.agentId, agentId),
        packs.active,
        ne(products.status, 'ARCHIVED'),
        productIds && inArray(products.id, [...productIds]),
      ),
    );
}

interface Compared {
  asked: Asked;
  priced: readonly PricedPack[];
  last: ReadonlyMap<string, LastPrice>;
}

/** The packs whose price at an instant differs from the last one in the ledger. */
async function changesAt(
  database: Database,
  { asked: { agentId, now }, priced, last }: Compared,
): Promise<PriceChange[]> {
  const running = await runningPromotions(database, agentId, now);
  return priced.flatMap((row): PriceChange[] => {
    const { id: packId, productId, categoryId, currency } = row;
    const product = { id: productId, categoryId, packIds: [packId] };
    const fitting = running.filter(({ target }) => isFor(target, product));
    const { priceMinor, promotion } = bestPrice(row, currency, fitting);
    const regularMinor = row.priceMinor;
    const promotionId = promotion?.id ?? null;
    const was = last.get(packId);
    const isSame =
      was?.priceMinor === priceMinor &&
      was.regularMinor === regularMinor &&
      was.promotionId === promotionId;
    if (isSame) return [];
    const price = { priceMinor, regularMinor, promotionId, currency };
    return [{ agentId, productId, packId, ...price, startsAt: now }];
  });
}

async function lastPrices(
  database: Database,
  { agentId, productIds }: Asked,
): Promise<Map<string, LastPrice>> {
  const rows = await database
    .selectDistinctOn([priceChanges.packId], {
      packId: priceChanges.packId,
      priceMinor: priceChanges.priceMinor,
      regularMinor: priceChanges.regularMinor,
      promotionId: priceChanges.promotionId,
    })
    .from(priceChanges)
    .where(
      and(
        eq(priceChanges.agentId, agentId),
        productIds && inArray(priceChanges.productId, [...productIds]),
      ),
    )
    .orderBy(priceChanges.packId, sql`${priceChanges.startsAt} desc`, sql`${priceChanges.id} desc`);
  return new Map(rows.map((row) => [row.packId, row]));
}

async function writeChanges(
  transaction: Database,
  changes: readonly PriceChange[],
  now: Date,
): Promise<void> {
  const rows = changes.map((change) => ({ ...change, id: newId(now), createdAt: now }));
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    await transaction.insert(priceChanges).values(rows.slice(first, first + rowsAtOnce));
  }
}
