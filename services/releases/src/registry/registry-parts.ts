import type { AssetStore } from '../assets/asset-store.ts';
import type { Database, Queries } from '../database/open-database.ts';
import type { AssetOrigins } from '../documents/compose-document.ts';
import type { Channel } from '../domain/notice-api.ts';
import type { Sender } from '../notices/senders.ts';
import type { SigningKeys } from '../documents/signing-keys.ts';

/** When telemetry last heard of a version, or undefined when it never did. */
export type LastSeen = (
  queries: Queries,
  remote: string,
  version: string,
) => Promise<Date | undefined>;

/** The registry's dependencies; tests can replace each. */
export interface RegistryParts {
  database: Database;
  assets: AssetStore;
  keys: SigningKeys;
  /** Folder of the registry's whole state; see `layout`. */
  home: string;
  /** Folder of the documents that the edge serves. */
  documents: string;
  origins: AssetOrigins;
  /** Whether browsers may keep files for a start without a network; the statement says so. */
  allowsOffline: boolean;
  /** Host names of the registry besides those of this machine. */
  hosts: readonly string[];
  /** The agents' API, which resolves session tokens. */
  apiOrigin: string;
  /** How operators are notified what happened; no channels where nobody is. */
  notices: { channels: readonly Channel[]; senders: Partial<Record<Channel, Sender>> };
  now: () => Date;
}
