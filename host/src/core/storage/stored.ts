/** Reads a stored value by its schema; null when it is missing or the schema rejects it. */
export function readStored<Value>(
  storage: Storage,
  key: string,
  schema: { parse(input: unknown): Value },
): Value | null {
  try {
    const text = storage.getItem(key);
    return text === null ? null : schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stores a value as JSON. @returns false when the storage is full */
export function writeStored(storage: Storage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
