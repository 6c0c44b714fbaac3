import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, lt, notExists, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { images } from '../database/tables/images.ts';
import { locationImages } from '../database/tables/location-images.ts';
import { lotImages } from '../database/tables/lot-images.ts';
import { lots } from '../database/tables/lots.ts';
import { locations } from '../database/tables/locations.ts';
import { productImages } from '../database/tables/product-images.ts';
import { products } from '../database/tables/products.ts';

/** A record that shows an image. */
export interface ImageUse {
  entity: 'product' | 'lot' | 'location' | 'agent';
  id: string;
  label: string | null;
}

/** Locks and reads an own image; undefined for any other. */
export async function lockImage(
  transaction: Database,
  { id, agentId }: { id: string; agentId: string },
) {
  const [row] = await transaction
    .select()
    .from(images)
    .where(and(eq(images.id, id), eq(images.agentId, agentId)))
    .for('update');
  return row;
}

/** Everything that shows an image. */
export async function findImageUses(database: Database, imageId: string): Promise<ImageUse[]> {
  const ofProducts = await database
    .select({
      id: products.id,
      label: sql<string>`coalesce(${products.nameMk}, ${products.nameEn})`,
    })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(eq(productImages.imageId, imageId))
    .orderBy(asc(products.id));
  const ofLots = await database
    .select({ id: lots.id, label: lots.lotNumber })
    .from(lotImages)
    .innerJoin(lots, eq(lots.id, lotImages.lotId))
    .where(eq(lotImages.imageId, imageId))
    .orderBy(asc(lots.id));
  const ofLocations = await database
    .select({ id: locations.id, label: locations.name })
    .from(locationImages)
    .innerJoin(locations, eq(locations.id, locationImages.locationId))
    .where(eq(locationImages.imageId, imageId))
    .orderBy(asc(locations.id));
  const ofPeople = await database
    .select({ id: agents.id, label: agents.displayName })
    .from(agents)
    .where(eq(agents.avatarImageId, imageId));
  return [
    ...ofPeople.map((use) => ({ ...use, entity: 'agent' as const })),
    ...ofProducts.map((use) => ({ ...use, entity: 'product' as const })),
    ...ofLots.map((use) => ({ ...use, entity: 'lot' as const })),
    ...ofLocations.map((use) => ({ ...use, entity: 'location' as const })),
  ];
}

export async function deleteUnusedImages(
  database: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const shownBy = (link: typeof productImages | typeof lotImages | typeof locationImages) =>
    database
      .select({ one: sql`1` })
      .from(link)
      .where(eq(link.imageId, images.id));
  const unused = database
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        lt(images.createdAt, before),
        notExists(shownBy(productImages)),
        notExists(shownBy(lotImages)),
        notExists(shownBy(locationImages)),
        notExists(
          database
            .select({ one: sql`1` })
            .from(agents)
            .where(eq(agents.avatarImageId, images.id)),
        ),
      ),
    )
    .orderBy(asc(images.createdAt))
    .limit(limit);
  const rows = await database
    .delete(images)
    .where(inArray(images.id, unused))
    .returning({ id: images.id });
  return rows.map((row) => row.id);
}

/** Which of some images there are. */
export async function findKnownImages(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}
