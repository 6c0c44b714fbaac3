import type { Database } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { lotImages } from '../database/tables/lot-images.ts';

/** The images of a lot in their order. */
export async function readLotImages(database: Database, lotId: string): Promise<string[]> {
  const rows = await database
    .select({ id: lotImages.imageId })
    .from(lotImages)
    .where(eq(lotImages.lotId, lotId))
    .orderBy(asc(lotImages.position));
  return rows.map((row) => row.id);
}

/** Gives a lot these images, and no others. */
export async function writeLotImages(
  transaction: Database,
  lotId: string,
  imageIds: readonly string[],
): Promise<void> {
  await transaction.delete(lotImages).where(eq(lotImages.lotId, lotId));
  if (imageIds.length === 0) return;
  const rows = imageIds.map((imageId, position) => ({ lotId, imageId, position }));
  await transaction.insert(lotImages).values(rows);
}
