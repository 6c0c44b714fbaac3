import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { ImageStore } from './image-store.ts';
import { deleteUnusedImages, findKnownImages } from './image-repository.ts';

/** A form that is being filled in keeps its images for a day. */
const unusedImageMs = 24 * 60 * 60 * 1000;
const batch = 500;

export interface Swept {
  /** Images that nothing showed. */
  images: number;
  /** Images of which a killed process left only files. */
  leftovers: number;
}

export type SweepImages = () => Promise<Swept>;

/**
 * Deletes images that have been unused for a day: rows with their files, then files without a row.
 */
export function createImageSweep(
  database: Database,
  { store, clock }: { store: ImageStore; clock: Clock },
): SweepImages {
  async function removeLeftovers(ids: ReadonlySet<string>): Promise<number> {
    const known = await findKnownImages(database, [...ids]);
    const leftovers = [...ids].filter((id) => !known.has(id));
    for (const id of leftovers) await store.remove(id);
    return leftovers.length;
  }

  async function sweepRows(before: Date): Promise<number> {
    const ids = await deleteUnusedImages(database, before, batch);
    for (const id of ids) await store.remove(id);
    return ids.length < batch ? ids.length : ids.length + (await sweepRows(before));
  }

  async function sweepFiles(before: Date): Promise<number> {
    let count = 0;
    const old = new Set<string>();
    for await (const { id, writtenAt } of store.list()) {
      if (writtenAt < before) old.add(id);
      if (old.size < batch) continue;
      count += await removeLeftovers(old);
      old.clear();
    }
    return count + (await removeLeftovers(old));
  }

  return async () => {
    const before = new Date(clock().getTime() - unusedImageMs);
    return { images: await sweepRows(before), leftovers: await sweepFiles(before) };
  };
}
