import type { Database } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { productNumbers } from '../database/tables/product-numbers.ts';
import { products } from '../database/tables/products.ts';

/** The next free `P-0001` of an agent. Two that are asked for at once differ. */
export async function nextSku(database: Database, agentId: string): Promise<string> {
  const sku = `P-${String(await nextNumber(database, agentId)).padStart(4, '0')}`;
  const taken = await database
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.agentId, agentId), eq(sql`lower(${products.sku})`, sku.toLowerCase())));
  // An agent may have given the number to a product by hand.
  return taken.length === 0 ? sku : nextSku(database, agentId);
}

async function nextNumber(database: Database, agentId: string): Promise<number> {
  const increased = await database
    .update(productNumbers)
    .set({ last: sql`${productNumbers.last} + 1` })
    .where(eq(productNumbers.agentId, agentId))
    .returning({ last: productNumbers.last });
  const [{ last } = await firstNumber(database, agentId)] = increased;
  return last;
}

/** After the highest number there is: products may have come before their counter. */
async function firstNumber(database: Database, agentId: string): Promise<{ last: number }> {
  const highest = sql`(select coalesce(max(substring(sku from '^P-([0-9]{1,8})$')::integer), 0) + 1
    from api.products where agent_id = ${agentId})`;
  const [row = { last: 1 }] = await database
    .insert(productNumbers)
    .values({ agentId, last: highest })
    .onConflictDoUpdate({
      target: productNumbers.agentId,
      set: { last: sql`${productNumbers.last} + 1` },
    })
    .returning({ last: productNumbers.last });
  return row;
}
