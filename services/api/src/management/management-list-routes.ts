import { auditPageSchema } from '@pazar/contracts/management';
import { locationPageSchema } from '@pazar/contracts/location';
import { lotPageSchema } from '@pazar/contracts/produce';
import { productPageSchema } from '@pazar/contracts/product';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { marketDay } from '../clock/market-day.ts';
import { eq, sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { locations } from '../database/tables/locations.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { answerList } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { Refusal } from '../problems/refusal.ts';
import { auditList, readAuditRows } from '../records/audit-list.ts';
import { locationList } from '../locations/location-list.ts';
import { readLocations } from '../locations/location-repository.ts';
import { lotList, ownLots } from '../produce/lot-list.ts';
import { readLotRows } from '../produce/lot-repository.ts';
import { productList } from '../products/product-list.ts';
import { readProductRows } from '../products/product-repository.ts';
import { promotionList } from '../promotions/promotion-list.ts';
import { readPromotions } from '../promotions/promotion-repository.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
const params = z.strictObject({ id: z.uuid() });

/** A list of one agent's rows, as the agent has it, for management to read. */
interface ManagedList {
  path: string;
  summary: string;
  schema: z.core.$ZodType;
  definition: (now: Date) => ListDefinition;
  own: (agentId: string) => SQL;
  read: (clauses: ListRead, now: Date) => Promise<ListRow<unknown>[]>;
}

export function managementListRoutes(app: App, lists: Dependencies): void {
  for (const list of managedLists(lists)) managedListRoute(app, lists, list);
  auditRoute(app, lists);
}

function managedLists({ database }: Dependencies): ManagedList[] {
  return [
    {
      path: 'products',
      summary: "List an agent's products",
      schema: productPageSchema,
      definition: () => productList,
      own: (id) => eq(products.agentId, id),
      read: (clauses, now) => readProductRows(database, clauses, now),
    },
    {
      path: 'produce',
      summary: "List an agent's lots",
      schema: lotPageSchema,
      definition: (now) => lotList(marketDay(now)),
      own: ownLots,
      read: (clauses, now) => readLotRows(database, clauses, marketDay(now)),
    },
    {
      path: 'locations',
      summary: "List an agent's places",
      schema: locationPageSchema,
      definition: () => locationList,
      own: (id) => eq(locations.agentId, id),
      read: (clauses) => readLocations(database, clauses),
    },
    {
      path: 'promotions',
      summary: "List an agent's promotions",
      schema: promotionPageSchema,
      definition: promotionList,
      own: (id) => eq(promotions.agentId, id),
      read: (clauses, now) => readPromotions(database, clauses, now),
    },
    {
      path: 'activity',
      summary: "List what happened to an agent's data",
      schema: auditPageSchema,
      definition: () => auditList,
      own: (id) => eq(auditEvents.agentId, id),
      read: (clauses) => readAuditRows(database, clauses),
    },
  ];
}

function managedListRoute(app: App, lists: Dependencies, list: ManagedList): void {
  const { path, summary, schema, definition, own, read } = list;
  /**
   * `GET /v1/management/agents/{id}/products`, `/produce`, `/locations`, `/promotions`, `/activity`:
   * with the filters, orders and facets of the agent's own list. 404; 400; nothing can be changed.
   */
  app.get(
    `/v1/management/agents/:id/${path}`,
    {
      config: { access, conditional: true, problems: [400, 404, 422] },
      schema: {
        tags,
        summary,
        params,
        querystring: listQuerySchema(definition(lists.clock())),
        response: { 200: schema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await requireAgent(lists, id);
      const now = lists.clock();
      return answerList(lists, definition(now), {
        request,
        reply,
        query: request.query,
        own: own(id),
        owner: `management ${id}`,
        read: (clauses) => read(clauses, now),
      });
    },
  );
}

function auditRoute(app: App, lists: Dependencies): void {
  /**
   * `GET /v1/management/audit`: everything that was done, newest first. Filters `action`, `entity`,
   * `entityId`, `agentId`, `actorId`, `actorRole`, `from`, `to`. 400.
   */
  app.get(
    '/v1/management/audit',
    {
      config: { access, conditional: true, problems: [400, 422] },
      schema: {
        tags,
        summary: 'List the audit',
        querystring: listQuerySchema(auditList),
        response: { 200: auditPageSchema },
      },
    },
    async (request, reply) =>
      answerList(lists, auditList, {
        request,
        reply,
        query: request.query,
        own: sql`true`,
        owner: 'management',
        read: (clauses) => readAuditRows(lists.database, clauses),
      }),
  );
}

async function requireAgent({ database }: Dependencies, id: string): Promise<void> {
  const [agent] = await database.select({ id: agents.id }).from(agents).where(eq(agents.id, id));
  if (agent === undefined) throw new Refusal('not-found');
}
