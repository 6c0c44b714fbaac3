import type { ImportChoice } from '@pazar/contracts/import';
import type { Database } from '../database/database.ts';
import { asc, eq, sql } from '../database/drizzle.ts';
import { categories } from '../database/tables/categories.ts';
import { crops } from '../database/tables/crops.ts';
import { municipalities } from '../database/tables/municipalities.ts';
import { knownRecords } from '../records/known-records.ts';

/** Something that a cell can name: by its id, or by any of its names. */
interface Named {
  id: string;
  mk: string;
  en: string;
  /** Whether it is offered; others keep their names in files. */
  active: boolean;
}
/** What cells can name, by its kind: `crop`, or the entity of a record. */
export type References = Readonly<Record<string, readonly Named[]>>;

/** Records that the cells of an agent's file can refer to. */
export async function readReferences(database: Database, agentId: string): Promise<References> {
  const ofRecords = new Map<string, Named[]>();
  for (const { entity, table, cells } of knownRecords()) {
    if (cells === undefined) continue;
    const rows = await database
      .select({
        id: sql<string>`${table.id}`,
        name: sql<string>`${cells.name}`,
        active: sql<boolean>`${cells.isOffered}`,
      })
      .from(table)
      .where(eq(table.agentId, agentId))
      .orderBy(asc(table.id));
    const named = rows.map(({ id, name, active }) => ({ id, mk: name, en: name, active }));
    ofRecords.set(entity, named);
  }
  const places = await database
    .select({ id: municipalities.code, mk: municipalities.nameMk, en: municipalities.nameEn })
    .from(municipalities);
  return {
    ...Object.fromEntries(ofRecords),
    category: await database
      .select({
        id: categories.id,
        mk: categories.nameMk,
        en: categories.nameEn,
        active: categories.active,
      })
      .from(categories),
    crop: await database
      .select({ id: crops.id, mk: crops.nameMk, en: crops.nameEn, active: crops.active })
      .from(crops),
    municipality: places.map((one) => ({ ...one, active: true })),
  };
}

/** Rows by their id and by their names, in lower case; null for a name that several have. */
interface NamedIndex {
  all: Map<string, Named>;
  byId: Map<string, string>;
  byName: Map<string, string | null>;
}

/** A file names the same rows in thousands of cells, so each list is folded once. */
const indexes = new WeakMap<readonly Named[], NamedIndex>();

function indexOf(all: readonly Named[]): NamedIndex {
  const known = indexes.get(all);
  if (known) return known;
  const index: NamedIndex = {
    all: new Map(all.map((named) => [named.id, named])),
    byId: new Map(),
    byName: new Map(),
  };
  for (const { id, mk, en } of all) {
    index.byId.set(id.toLowerCase(), id);
    for (const name of new Set([mk.toLowerCase(), en.toLowerCase()])) {
      index.byName.set(name, index.byName.has(name) ? null : id);
    }
  }
  indexes.set(all, index);
  return index;
}

/** The id of a name; null when no record or more than one has it. */
export function resolveName(all: readonly Named[], text: string): string | null {
  const wanted = text.normalize('NFC').toLowerCase();
  const { byId, byName } = indexOf(all);
  return byId.get(wanted) ?? byName.get(wanted) ?? null;
}

/** The text for a record: its name when that is unambiguous, otherwise its id. */
export function nameOf(all: readonly Named[], id: string, locale: 'mk' | 'en'): string {
  const name = indexOf(all).all.get(id)?.[locale];
  return name !== undefined && resolveName(all, name) === id ? name : id;
}

/** The records that a cell may name, in the order of their names. */
export function offeredNames(all: readonly Named[], locale: 'mk' | 'en'): ImportChoice[] {
  const { compare } = new Intl.Collator(locale);
  return all
    .filter(({ active }) => active)
    .map(({ id, [locale]: name }) => ({ value: nameOf(all, id, locale), name }))
    .toSorted((one, other) => compare(one.name, other.name));
}
