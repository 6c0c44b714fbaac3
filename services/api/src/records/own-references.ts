import type { Database } from '../database/database.ts';
import { and, eq, inArray } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { images } from '../database/tables/images.ts';
import { locations } from '../database/tables/locations.ts';
import type { FieldFault } from '../problems/refusal.ts';

export interface Owned {
  agentId: string;
  ids: readonly string[];
}

/** Own locations among `ids`, and whether each is archived. */
export async function findLocations(database: Database, { agentId, ids }: Owned) {
  if (ids.length === 0) return new Map<string, { archived: boolean }>();
  const rows = await database
    .select({ id: locations.id, status: locations.status })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), inArray(locations.id, [...ids])));
  return new Map(rows.map(({ id, status }) => [id, { archived: status === 'ARCHIVED' }]));
}

/** Those of `ids` that are own images. */
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

/** A fault for each image of a record that is not the agent's own. */
export async function imageFaults(
  database: Database,
  agentId: string,
  { imageIds }: { imageIds: readonly string[] },
): Promise<FieldFault[]> {
  const own = await findImages(database, { agentId, ids: imageIds });
  return unknownFaults(imageIds, '/imageIds', (id) => own.has(id));
}

/** A fault for each id of a list that is not known, at its place in the list. */
export function unknownFaults(
  ids: readonly string[],
  pointer: string,
  isKnown: (id: string) => boolean,
): FieldFault[] {
  return ids.flatMap((id, index): FieldFault[] =>
    isKnown(id) ? [] : [{ pointer: `${pointer}/${index}`, code: 'unknown' }],
  );
}

/** Whether an agent charges VAT. */
export async function isVatRegistered(database: Database, agentId: string): Promise<boolean> {
  const [row] = await database
    .select({ vatRegistered: agents.vatRegistered })
    .from(agents)
    .where(eq(agents.id, agentId));
  return row?.vatRegistered ?? false;
}
