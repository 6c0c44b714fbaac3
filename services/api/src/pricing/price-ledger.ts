import type { Database } from '../database/database.ts';
import { and, desc, eq, inArray, ne, sql } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { priceChanges } from '../database/tables/price-changes.ts';
import { priceSettlements } from '../database/tables/price-settlements.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { newId } from '../records/values.ts';
import { bestPrice } from './best-price.ts';
import { isFor, runningPromotions } from './running-promotions.ts';
import { turningBetween, turningPoints } from './turning-points.ts';

export type PriceChange = Omit<typeof priceChanges.$inferSelect, 'id' | 'createdAt'>;
type LastPrice = Pick<PriceChange, 'priceMinor' | 'regularMinor' | 'promotionId'>;

/** The agent, the instant, and the products; all of them when absent. */
interface AgentProducts {
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
export async function writeDuePrices(
  { transaction, agentId, now }: AgentContext,
  mark: Date,
): Promise<Date> {
  const until = await instantAfter(transaction, { agentId, now }, mark);
  const which = { agentId, now: until };
  const points = await moveMark(transaction, which, mark);
  await writeChanges(transaction, await changesAtAll(transaction, which, points), until);
  return until;
}

/** Sets until when the ledger is complete, and reads the instants since the mark that change prices. */
async function moveMark(transaction: Database, which: AgentProducts, mark: Date): Promise<Date[]> {
  const moved = transaction
    .$with('moved')
    .as(
      transaction
        .update(priceSettlements)
        .set({ settledUntil: which.now })
        .where(eq(priceSettlements.agentId, which.agentId))
        .returning({ agentId: priceSettlements.agentId }),
    );
  const rows = await transaction
    .with(moved)
    .select()
    .from(promotions)
    .where(turningBetween(which, mark));
  return turningPoints(rows, which, mark);
}

/** The first instant from `now` on whose lines come after all lines until the mark. */
async function instantAfter(
  transaction: Database,
  { agentId, now }: AgentProducts,
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
  const which = { agentId, now, ...(productIds && { productIds }) };
  await writeChanges(transaction, await changesAtAll(transaction, which, [now]), now);
}

/**
 * Changes that the ledger lacks, because nothing was written since a promotion started or ended.
 */
export async function unsettledChanges(
  database: Database,
  which: AgentProducts,
): Promise<PriceChange[]> {
  const [mark] = await database
    .select({ settledUntil: priceSettlements.settledUntil })
    .from(priceSettlements)
    .where(eq(priceSettlements.agentId, which.agentId));
  const after = mark?.settledUntil ?? new Date(0);
  return after >= which.now ? [] : changesBetween(database, which, after);
}

async function changesBetween(
  database: Database,
  which: AgentProducts,
  after: Date,
): Promise<PriceChange[]> {
  const rows = await database.select().from(promotions).where(turningBetween(which, after));
  return changesAtAll(database, which, turningPoints(rows, which, after));
}

/** The changes at some instants, in their order. */
async function changesAtAll(
  database: Database,
  which: AgentProducts,
  points: readonly Date[],
): Promise<PriceChange[]> {
  if (points.length === 0) return [];
  const priced = await readPricedPacks(database, which);
  const last = new Map(priced.flatMap(({ id, last: was }) => (was === null ? [] : [[id, was]])));
  const found: PriceChange[] = [];
  for (const now of points) {
    const changes = await changesAt(database, { which: { ...which, now }, priced, last });
    for (const change of changes) last.set(change.packId, change);
    found.push(...changes);
  }
  return found;
}

type PricedPack = Awaited<ReturnType<typeof readPricedPacks>>[number];

/** The packs that can be bought, each with its last line in the ledger. */
function readPricedPacks(database: Database, { agentId, productIds }: AgentProducts) {
  return database
    .select({
      id: packs.id,
      productId: products.id,
      categoryId: products.categoryId,
      currency: products.currency,
      priceMinor: packs.priceMinor,
      last: lastPrice,
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
  which: AgentProducts;
  priced: readonly PricedPack[];
  last: ReadonlyMap<string, LastPrice>;
}

/** The packs whose price at an instant differs from the last one in the ledger. */
async function changesAt(
  database: Database,
  { which: { agentId, now }, priced, last }: Compared,
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

const lastPrice = sql<LastPrice | null>`(select json_build_object('priceMinor', line.price_minor,
    'regularMinor', line.regular_minor, 'promotionId', line.promotion_id)
  from ${priceChanges} as line
  where line.agent_id = ${products.agentId} and line.product_id = ${products.id}
    and line.pack_id = ${packs.id}
  order by line.starts_at desc, line.id desc limit 1)`;

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
