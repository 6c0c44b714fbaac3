import { and, eq, ne, sql } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** 409 `duplicate` when another product of the agent, also an archived one, has the code. */
export async function requireFreeSku(
  { transaction, agentId }: AgentContext,
  { sku, productId }: { sku: string; productId: string | null },
): Promise<void> {
  const [other] = await transaction
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.agentId, agentId),
        eq(sql`lower(${products.sku})`, sku.toLowerCase()),
        productId === null ? undefined : ne(products.id, productId),
      ),
    );
  if (other === undefined) return;
  throw new Refusal('duplicate', {
    errors: [{ pointer: '/sku', code: 'duplicate' }],
    extensions: { blocking: [{ entity: 'product', id: other.id, label: other.sku }] },
  });
}
