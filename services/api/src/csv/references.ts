import type { Database } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { categories, crops, municipalities } from '../database/tables/reference.ts';

export type ReferenceKind = 'category' | 'crop' | 'location' | 'lot' | 'municipality';

/** Something that a cell can name: by its id, or by any of its names. */
interface Named {
  id: string;
  mk: string;
  en: string;
}
export type References = Record<ReferenceKind, readonly Named[]>;

/** What the cells of an agent's file can name. */
export async function readReferences(database: Database, agentId: string): Promise<References> {
  const ofLocations = await database
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(eq(locations.agentId, agentId))
    .orderBy(asc(locations.id));
  const numbers = await database
    .select({ id: lots.id, name: lots.lotNumber })
    .from(lots)
    .where(eq(lots.agentId, agentId))
    .orderBy(asc(lots.id));
  const same = ({ id, name }: { id: string; name: string }) => ({ id, mk: name, en: name });
  return {
    location: ofLocations.map(same),
    lot: numbers.map(same),
    category: await database
      .select({ id: categories.id, mk: categories.nameMk, en: categories.nameEn })
      .from(categories),
    crop: await database.select({ id: crops.id, mk: crops.nameMk, en: crops.nameEn }).from(crops),
    municipality: await database
      .select({ id: municipalities.code, mk: municipalities.nameMk, en: municipalities.nameEn })
      .from(municipalities),
  };
}

/** The id behind a text; null when nothing, or more than one thing, is called so. */
export function resolveName(all: readonly Named[], text: string): string | null {
  const wanted = text.normalize('NFC').toLowerCase();
  const byId = all.find(({ id }) => id.toLowerCase() === wanted);
  if (byId) return byId.id;
  const named = all.filter(({ mk, en }) => [mk, en].some((name) => name.toLowerCase() === wanted));
  const [only, another] = named;
  return only !== undefined && another === undefined ? only.id : null;
}

/** What a file calls it: its name where that leads back to it, else its id. */
export function nameOf(all: readonly Named[], id: string, locale: 'mk' | 'en'): string {
  const name = all.find((candidate) => candidate.id === id)?.[locale];
  return name !== undefined && resolveName(all, name) === id ? name : id;
}
