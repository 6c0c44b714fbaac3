import type { ImageStore } from '../images/image-store.ts';

/** Stores renditions in memory; `clock` gives the time of each. */
export function memoryImageStore(clock = () => new Date()): ImageStore {
  const files = new Map<string, { id: string; content: Uint8Array; writtenAt: Date }>();
  return {
    write: async (id, size, content) => {
      files.set(`${id} ${size}`, { id, content, writtenAt: clock() });
    },
    read: async (id, size) => files.get(`${id} ${size}`)?.content ?? null,
    remove: async (id) => {
      for (const [name, file] of files) if (file.id === id) files.delete(name);
    },
    list: async function* list() {
      yield* files.values();
    },
  };
}
