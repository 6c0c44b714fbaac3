import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A temporary file older than this has no writer: its process was killed. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Removes the temporary files of killed processes, and leaves those that are being written. */
export async function clearAbandoned(folder: string, pattern: RegExp): Promise<void> {
  const before = Date.now() - abandonedAfterMs;
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((candidate) => pattern.test(candidate))) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => undefined);
    if (written && written.mtimeMs < before) await rm(path, { force: true });
  }
}
