import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { packs } from '../database/tables/packs.ts';
import { priceChanges } from '../database/tables/price-changes.ts';
import { priceSettlements } from '../database/tables/price-settlements.ts';
import { products } from '../database/tables/products.ts';
import { openUnit } from '../units/open-unit.ts';

/** How far back promotions of the demo go. */
const kept = sql`interval '120 days'`;

/**
 * Writes the price history of the demo's packs: their own price at first, then that of each
 * promotion.
 */
export async function writePrices(database: Database, now: Date): Promise<void> {
  const instant = sql`cast(${now.toISOString()} as timestamptz)`;
  await database.execute(sql`
    insert into ${priceChanges} (id, agent_id, product_id, pack_id, currency, price_minor,
      regular_minor, starts_at, created_at)
    select gen_random_uuid(), ${products.agentId}, ${products.id}, ${packs.id}, ${products.currency},
      ${packs.priceMinor}, ${packs.priceMinor}, least(${products.createdAt}, ${instant} - ${kept}),
      ${products.createdAt}
    from ${packs} join ${products} on ${products.id} = ${packs.productId}
    where ${packs.active}`);
  await database.execute(sql`
    insert into ${priceSettlements} (agent_id, settled_until)
    select ${agents.id}, ${instant} - ${kept} from ${agents}`);
  const owners = await database.select({ id: agents.id }).from(agents);
  for (const { id: agentId } of owners) {
    await openUnit({ transaction: database, agentId, clock: () => now }).lock({ prices: true });
  }
}
