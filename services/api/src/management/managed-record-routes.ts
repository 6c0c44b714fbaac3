import {
  managedLocationSchema,
  managedLotSchema,
  managedProductSchema,
  managedPromotionSchema,
} from '@pazar/contracts/managed-records';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { eq, sql, type PgColumn, type PgTable } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { sendVersioned } from '../http/versions.ts';
import { readLocation } from '../locations/location-detail.ts';
import { Refusal } from '../problems/refusal.ts';
import { readLot } from '../produce/lot-detail.ts';
import { readProduct } from '../products/product-detail.ts';
import { readPromotion } from '../promotions/promotion-detail.ts';
import type { AgentContext } from '../records/agent-context.ts';

const params = z.strictObject({ id: z.uuid() });

/** Single records of any agent, in full and for reading alone. */
export function managedRecordRoutes(app: App, dependencies: Dependencies): void {
  recordRoute(app, dependencies, {
    path: 'products',
    entity: 'product',
    table: products,
    read: readProduct,
    detail: managedProductSchema,
  });
  recordRoute(app, dependencies, {
    path: 'produce',
    entity: 'lot',
    table: lots,
    read: readLot,
    detail: managedLotSchema,
  });
  recordRoute(app, dependencies, {
    path: 'locations',
    entity: 'location',
    table: locations,
    read: readLocation,
    detail: managedLocationSchema,
  });
  recordRoute(app, dependencies, {
    path: 'promotions',
    entity: 'promotion',
    table: promotions,
    read: readPromotion,
    detail: managedPromotionSchema,
  });
}

type RecordTable = PgTable & { id: PgColumn };

interface ManagedRecord {
  path: string;
  entity: 'location' | 'lot' | 'product' | 'promotion';
  table: RecordTable;
  read: (context: AgentContext, id: string) => Promise<{ version: number } | undefined>;
  detail: z.core.$ZodType;
}

function recordRoute(
  app: App,
  { database, clock }: Dependencies,
  { path, entity, table, read, detail }: ManagedRecord,
): void {
  app.get(
    `/v1/management/${path}/:id`,
    {
      config: { access: 'ROLE_MANAGEMENT', problems: ['not-found', 'validation'] },
      schema: {
        tags: ['management'],
        summary: `Read any agent's ${entity}`,
        description:
          'As its agent reads it, with the agent in `agent`; management changes nothing in it.',
        params,
        response: { 200: detail },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const agent = await ownerOf(database, table, id);
      const context = { transaction: database, agentId: agent.id, now: clock() };
      const record = await read(context, id);
      if (record === undefined) throw new Refusal('not-found');
      return sendVersioned(reply, { ...record, agent });
    },
  );
}

async function ownerOf(database: Database, table: RecordTable, id: string) {
  const [agent] = await database
    .select({ id: agents.id, displayName: agents.displayName })
    .from(table)
    .innerJoin(agents, eq(agents.id, sql`${table}.agent_id`))
    .where(eq(table.id, id));
  if (agent === undefined) throw new Refusal('not-found');
  return agent;
}
