import type { AssetStore } from '../assets/asset-store.ts';
import type { Database } from '../database/open-database.ts';
import type { SigningKey } from '../documents/signing-keys.ts';

/** What the registry works with; each part can be exchanged in tests. */
export interface RegistryParts {
  database: Database;
  assets: AssetStore;
  keys: readonly SigningKey[];
  /** Folder of the documents that the edge serves. */
  documents: string;
  assetOrigin: string;
  now: () => Date;
}
