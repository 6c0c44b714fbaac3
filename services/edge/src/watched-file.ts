import { open } from 'node:fs/promises';

/** The newest state of a file, or undefined while there is none. */
export type WatchedFile<T> = () => Promise<T | undefined>;

/**
 * Caches a value derived from a file until the file changes. It checks at each call instead of
 * watching, because a check costs microseconds and a watcher can miss a change.
 */
export function watchFile<T>(path: string, make: (bytes: Buffer) => Promise<T>): WatchedFile<T> {
  let known: { stamp: string; value: Promise<T> } | undefined;
  return async () => {
    const file = await open(path, 'r').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!file) return undefined;
    try {
      // Stamp and bytes come from one handle, so a file replaced in the meantime cannot mix them.
      const { ino, size, mtimeNs } = await file.stat({ bigint: true });
      const stamp = `${ino}-${size}-${mtimeNs}`;
      if (known?.stamp !== stamp) known = { stamp, value: make(await file.readFile()) };
      return await known.value;
    } finally {
      await file.close();
    }
  };
}
