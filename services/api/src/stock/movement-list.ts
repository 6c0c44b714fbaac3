import { salesChannelSchema, type Movement } from '@pazar/contracts/movement';
import { movementTypeSchema } from '@pazar/contracts/produce';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, or, sql, type SQL } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import {
  anyOf,
  atLeast,
  atMost,
  booleanValue,
  instantValue,
  oneOf,
} from '../lists/list-filters.ts';
import { movementOf, selectMovementViews } from './movement-views.ts';

const isReversal = sql`(${movements.reversesId} is not null)`;

/** The filters and orders of a ledger's list, the newest first. */
export const movementList: ListDefinition = {
  name: 'movements',
  table: movements,
  id: movements.id,
  filters: {
    type: oneOf(movementTypeSchema, movements.type),
    channel: oneOf(salesChannelSchema, movements.channel),
    produceId: oneOf(z.uuid(), movements.lotId),
    productId: oneOf(z.uuid(), movements.productId),
    bookingId: oneOf(z.uuid(), movements.bookingId),
    reversal: anyOf(booleanValue, (wanted) => (wanted ? isReversal : sql`not ${isReversal}`)),
    occurredFrom: atLeast(instantValue, movements.occurredAt),
    occurredTo: atMost(instantValue, movements.occurredAt),
  },
  sorts: {
    occurredAt: () => movements.occurredAt,
    createdAt: () => movements.createdAt,
    quantity: () => movements.quantity,
  },
  defaultSort: '-occurredAt',
  facets: { type: () => sql`${movements.type}`, channel: () => sql`${movements.channel}` },
};

/**
 * The ledger's owner: an own lot, or an own product with everything booked as it and, when it is sold
 * from lots, on its lots.
 */
export type Ledger = { agentId: string } & ({ lotId: string } | { productId: string });

/** The rows of a ledger; null when the agent has no such lot or product. */
export async function findLedger(database: Database, ledger: Ledger): Promise<SQL | null> {
  const which =
    'lotId' in ledger
      ? (await ownsLot(database, ledger)) && eq(movements.lotId, ledger.lotId)
      : await ofProduct(database, ledger);
  return which === false || which === undefined
    ? null
    : sql`${and(eq(movements.agentId, ledger.agentId), which)}`;
}

/** Reads the rows of a list of movements. */
export async function readMovementRows(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<Movement>[]> {
  const views = await selectMovementViews(database, sortValues)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return views.map((view) => ({ item: movementOf(view), sortValues: view.sortValues }));
}

async function ownsLot(
  database: Database,
  { agentId, lotId }: { agentId: string; lotId: string },
): Promise<boolean> {
  const rows = await database
    .select({ id: lots.id })
    .from(lots)
    .where(and(eq(lots.id, lotId), eq(lots.agentId, agentId)));
  return rows.length > 0;
}

/** What changes the stock of an own product; undefined when there is none. */
async function ofProduct(
  database: Database,
  { agentId, productId }: { agentId: string; productId: string },
): Promise<SQL | undefined> {
  const rows = await database
    .select({ stockMode: products.stockMode, lotId: productLots.lotId })
    .from(products)
    .leftJoin(productLots, eq(productLots.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.agentId, agentId)));
  const [product] = rows;
  if (product === undefined) return undefined;
  const booked = eq(movements.productId, productId);
  const lotIds = rows.flatMap(({ lotId }) => lotId ?? []);
  if (product.stockMode !== 'FROM_PRODUCE' || lotIds.length === 0) return booked;
  return or(booked, inArray(movements.lotId, lotIds));
}
