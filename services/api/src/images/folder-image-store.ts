import { mkdir, opendir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageSize } from '@pazar/contracts/image';
import { replaceFile } from '@pazar/service/replace-file';
import type { ImageStore, StoredImage } from './image-store.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A rendition, and the temporary file that a killed process left of one. */
const fileOfImage = /^\.?([0-9a-f-]{36})-/;

const idOf = (name: string) => fileOfImage.exec(name)?.[1];

/** Stores renditions as files, `ab/<id>-480.webp`. A file appears whole or not at all. */
export function folderImageStore(folder: string): ImageStore {
  const folderOf = (id: string) => join(folder, id.slice(0, 2));
  const pathOf = (id: string, size: ImageSize) => join(folderOf(id), `${id}-${size}.webp`);
  return {
    write: (id, size, content) => replaceFile(pathOf(id, size), content),
    read: async (id, size) => {
      try {
        return await readFile(pathOf(id, size));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (id) => {
      const files = (await namesIn(folderOf(id))).filter((name) => idOf(name) === id);
      for (const name of files) await rm(join(folderOf(id), name), { force: true });
    },
    list: () => listFiles(folder),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function* listFiles(folder: string): AsyncIterable<StoredImage> {
  await mkdir(folder, { recursive: true });
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const writtenAt = await writtenAtOf(join(entry.parentPath, entry.name));
    const id = idOf(entry.name);
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
