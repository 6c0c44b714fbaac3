import { type ModeratedProduct, moderatedProductPageSchema } from '@pazar/contracts/management';
import { z } from 'zod';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { products } from '../database/tables/products.ts';
import { oneOf } from '../lists/list-filters.ts';
import type { ListReading, OwnList } from '../lists/own-list.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { productList } from '../products/product-list.ts';

/** The products of all agents, such as those that management has blocked. */
export const managedProductList: OwnList<ModeratedProduct> = {
  ...productList,
  name: 'products of all agents',
  description:
    "Changed last first. With the filters and orders of an agent's own list; `agent` takes ids of agents, `moderation` what management decided.",
  page: moderatedProductPageSchema,
  filters: {
    ...productList.filters,
    agent: oneOf(z.uuid(), products.agentId),
    moderation: oneOf(z.enum(['NONE', 'BLOCKED']), products.moderation),
  },
  rows: readManagedProducts,
};

async function readManagedProducts(
  { database }: ListReading,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<ModeratedProduct>[]> {
  const rows = await database
    .select({ product: products, displayName: agents.displayName, sortValues })
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ product, displayName, sortValues: values }) => ({
    item: {
      id: product.id,
      version: product.version,
      sku: product.sku,
      name: { mk: product.nameMk, en: product.nameEn },
      status: product.status,
      moderation: {
        status: product.moderation,
        reason: product.moderationReason,
        at: product.moderationAt?.toISOString() ?? null,
      },
      agent: { id: product.agentId, displayName },
      updatedAt: product.updatedAt.toISOString(),
    },
    sortValues: values,
  }));
}
