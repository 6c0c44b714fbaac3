import { type ModeratedProduct, moderatedProductPageSchema } from '@pazar/contracts/management';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, eq, gt, inArray, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
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
  const changed = await changedSinceBlock(
    database,
    rows.map(({ product }) => product),
  );
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
        fixedAt: product.fixedAt?.toISOString() ?? null,
        changed: changed.get(product.id) ?? [],
      },
      agent: { id: product.agentId, displayName },
      updatedAt: product.updatedAt.toISOString(),
    },
    sortValues: values,
  }));
}

async function changedSinceBlock(
  database: Database,
  rows: readonly Pick<typeof products.$inferSelect, 'id' | 'moderation'>[],
): Promise<Map<string, string[]>> {
  const blocked = rows.filter(({ moderation }) => moderation === 'BLOCKED').map(({ id }) => id);
  if (blocked.length === 0) return new Map();
  const events = await database
    .select({ id: products.id, after: auditEvents.after })
    .from(auditEvents)
    .innerJoin(products, sql`${products.id}::text = ${auditEvents.entityId}`)
    .where(
      and(
        inArray(products.id, blocked),
        eq(auditEvents.entity, 'product'),
        eq(auditEvents.actorRole, 'agent'),
        gt(auditEvents.at, products.moderationAt),
      ),
    );
  const byProduct = Map.groupBy(events, ({ id }) => id);
  return new Map(
    [...byProduct].map(([id, own]) => [
      id,
      [...new Set(own.flatMap(({ after }) => Object.keys(after ?? {})))],
    ]),
  );
}
