/** The metadata of one stored file. */
export interface StoredAsset {
  bytes: Uint8Array;
  contentType: string;
}

/**
 * The storage of builds. A key is `<remote>/<version>/<path>`, or `<remote>/files/<path>` for a file that
 * versions have in common. Files are written once: a store
 * rejects other bytes under an existing key, and accepts the same bytes again.
 */
export interface AssetStore {
  /**
   * Stores a file; throws `AssetExists` when the key holds other bytes. Durable when it settles.
   */
  put: (key: string, asset: StoredAsset) => Promise<void>;
  /** Overwrites the file of the key; for repairs. Durable when it settles. */
  replace: (key: string, asset: StoredAsset) => Promise<void>;
  /** The file, or undefined when there is none. */
  get: (key: string) => Promise<StoredAsset | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** All keys with the prefix, sorted. */
  list: (prefix: string) => Promise<string[]>;
  /** Deletes a key, also one that is not there. */
  remove: (key: string) => Promise<void>;
  /** Deletes every key with the prefix, which ends with a slash. */
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
