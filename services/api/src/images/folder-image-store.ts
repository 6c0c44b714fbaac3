import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { imageSizes, type ImageSize } from '@pazar/contracts/image';
import type { ImageStore, StoredImage } from './image-store.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Stores renditions as files, `ab/<id>-480.webp`. A file appears whole or not at all: it is written
 * next to its final path, flushed to disk, and then renamed.
 */
export function folderImageStore(folder: string): ImageStore {
  const pathOf = (id: string, size: ImageSize) =>
    join(folder, id.slice(0, 2), `${id}-${size}.webp`);
  return {
    write: async (id, size, content) => {
      const path = pathOf(id, size);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.new`;
      try {
        await writeDurably(draft, content);
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
      await syncFolder(dirname(path));
    },
    read: async (id, size) => {
      try {
        return await readFile(pathOf(id, size));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (id) => {
      for (const size of imageSizes) await rm(pathOf(id, size), { force: true });
    },
    list: () => listFiles(folder),
  };
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is on the disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function* listFiles(folder: string): AsyncIterable<StoredImage> {
  await mkdir(folder, { recursive: true });
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const writtenAt = await writtenAtOf(join(entry.parentPath, entry.name));
    // Includes drafts that a killed process left: their names start with the same id.
    const [id] = /^[0-9a-f-]{36}/.exec(basename(entry.name)) ?? [];
    if (id !== undefined && writtenAt !== null) yield { id, writtenAt };
  }
}

async function writtenAtOf(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
