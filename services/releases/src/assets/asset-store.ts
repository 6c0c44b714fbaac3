/** What a store keeps about one file. */
export interface StoredAsset {
  bytes: Uint8Array;
  contentType: string;
}

/**
 * Where builds live. A key is `<remote>/<version>/<path>`. Files are written once: a store refuses
 * other bytes under a key that it has, and accepts the same bytes again.
 */
export interface AssetStore {
  /** Keeps a file; throws `AssetExists` when the key holds other bytes. Durable when it settles. */
  put: (key: string, asset: StoredAsset) => Promise<void>;
  /** Writes the file whatever the key holds now; for repairs. Durable when it settles. */
  replace: (key: string, asset: StoredAsset) => Promise<void>;
  /** The file, or undefined when there is none. */
  get: (key: string) => Promise<StoredAsset | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** All keys that begin with the prefix, sorted. */
  list: (prefix: string) => Promise<string[]>;
  /** Takes away every key that begins with the prefix, which ends with a slash. */
  removeAll: (prefix: string) => Promise<void>;
}

/** The key holds other bytes. */
export class AssetExists extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`${key} exists with other bytes`);
    this.name = 'AssetExists';
    this.key = key;
  }
}
