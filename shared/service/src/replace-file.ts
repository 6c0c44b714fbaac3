import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes or replaces a file atomically, and creates its folder: a reader, also after a power failure,
 * sees the old bytes or the new ones. Writes a temporary file next to it, syncs, renames, and syncs the
 * folder. A killed process leaves the temporary file, `.<name of the file>.<uuid>.tmp`.
 *
 * @param mode access rights of the file, 0o644 when absent
 */
export async function replaceFile(path: string, bytes: Uint8Array, mode = 0o644): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    await writeSynced(temporary, bytes, mode);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Writes a new file and waits until its bytes are on the disk. Rejects with `EEXIST` when it exists. */
export async function writeSynced(path: string, bytes: Uint8Array, mode = 0o644): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until a folder's entries (new names, renames) are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system itself keeps renames in order.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
