import type { Database } from '../database/database.ts';
import { and, eq, inArray } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { images } from '../database/tables/images.ts';
import { locations } from '../database/tables/locations.ts';
import { movements } from '../database/tables/movements.ts';
import { categories } from '../database/tables/reference.ts';

export interface Owned {
  agentId: string;
  ids: readonly string[];
}

/** Own places among `ids`, with whether each is archived. */
export async function findLocations(database: Database, { agentId, ids }: Owned) {
  if (ids.length === 0) return new Map<string, { archived: boolean }>();
  const rows = await database
    .select({ id: locations.id, status: locations.status })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), inArray(locations.id, [...ids])));
  return new Map(rows.map(({ id, status }) => [id, { archived: status === 'ARCHIVED' }]));
}

/** Which of `ids` are own images. */
export async function findImages(
  database: Database,
  { agentId, ids }: Owned,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.agentId, agentId), inArray(images.id, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/** The VAT rate that products of a category start with; undefined when there is no such category. */
export async function findCategory(database: Database, id: string) {
  const [row] = await database
    .select({ defaultVatRate: categories.defaultVatRate, active: categories.active })
    .from(categories)
    .where(eq(categories.id, id));
  return row;
}

/** Whether anything was ever booked on a product. */
export async function hasMovements(database: Database, productId: string): Promise<boolean> {
  const [some] = await database
    .select({ id: movements.id })
    .from(movements)
    .where(eq(movements.productId, productId))
    .limit(1);
  return some !== undefined;
}

/** Whether an agent charges VAT. */
export async function isVatRegistered(database: Database, agentId: string): Promise<boolean> {
  const [row] = await database
    .select({ vatRegistered: agents.vatRegistered })
    .from(agents)
    .where(eq(agents.id, agentId));
  return row?.vatRegistered ?? false;
}
