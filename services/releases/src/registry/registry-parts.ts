import type { AssetStore } from '../assets/asset-store.ts';
import type { Database, Queries } from '../database/open-database.ts';
import type { AssetOrigins } from '../documents/compose-document.ts';
import type { SigningKeys } from '../documents/signing-keys.ts';

/** When telemetry last heard of a version, or undefined when it never did. */
export type LastSeen = (
  queries: Queries,
  remote: string,
  version: string,
) => Promise<Date | undefined>;

/** What the registry works with; each part can be exchanged in tests. */
export interface RegistryParts {
  database: Database;
  assets: AssetStore;
  keys: SigningKeys;
  /** Folder of everything that the registry keeps; see `layout`. */
  home: string;
  /** Folder of the documents that the edge serves. */
  documents: string;
  origins: AssetOrigins;
  /** Host names of the registry besides those of this machine. */
  hosts: readonly string[];
  /** The agents' api, which knows whose session a token is. */
  apiOrigin: string;
  now: () => Date;
}
