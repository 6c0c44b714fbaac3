/** A storage that works where the browser's is blocked: in memory, for the life of the page. */
export function safeStorage(
  window: Window,
  name: 'localStorage' | 'sessionStorage' = 'localStorage',
): Storage {
  try {
    const { [name]: storage } = window;
    storage.getItem('locale');
    return storage;
  } catch {
    return memoryStorage();
  }
}

/** Whether this is the browser's storage, and not the memory in its place. */
export function outlivesPage(storage: Storage): boolean {
  return storage instanceof Storage;
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
