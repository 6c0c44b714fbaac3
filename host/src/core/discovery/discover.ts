import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { PublicKey } from '@pazar/contracts/releases/statement';
import type { FetchedDocument } from './fetch-document.ts';
import { saveLastGood, readLastGood } from './last-good-document.ts';
import {
  DocumentError,
  type DocumentFault,
  type Trust,
  type VerifiedDocument,
  verifyDocument,
  verifyInTime,
} from './verify-document.ts';

/** The document in use, and the fault of the newest one if that was rejected. */
export interface Discovery {
  readonly document: DiscoveryDocument;
  readonly sequence: number;
  /** When the document was signed, ISO 8601. */
  readonly issuedAt: string;
  readonly fault: DocumentFault | null;
  /** False where browsers keep nothing for a start without a network. */
  readonly allowsOffline: boolean;
  /** The keys that the next document must be signed by; a document can change them. */
  readonly keys: readonly PublicKey[];
}

export interface DiscoverOptions {
  readonly address: string;
  readonly keys: readonly PublicKey[];
  readonly storage: Storage;
  /** The document embedded in the page; it is requested only if that one does not verify. */
  readonly given?: FetchedDocument | undefined;
}

/**
 * The newest document that verifies; else the last good one of this browser, with the fault.
 *
 * @throws DocumentError when neither is available
 */
export async function discover(options: DiscoverOptions): Promise<Discovery> {
  const { storage } = options;
  const stored = await readVerified(storage, options.keys);
  const keys = stillTrusted(options.keys, stored?.statement.keys);
  try {
    const lowestSequence = stored?.statement.sequence ?? 0;
    const { fetched, verified } = await newestVerified(options, {
      keys,
      named: stored?.statement.keys,
      lowestSequence,
    });
    const { document, statement } = fetched;
    saveLastGood(storage, verified.statement.sequence, { document, statement });
    return found(verified, null, keys);
  } catch (error) {
    if (!(error instanceof DocumentError) || stored === null) throw error;
    return found(stored, error.fault, keys);
  }
}

/**
 * The keys that both the configuration and this browser's stored document trust, so that a key
 * retired since is not trusted. If they share none, the document is newer than the configuration.
 */
function stillTrusted(
  configured: readonly PublicKey[],
  stored: readonly PublicKey[] | undefined,
): readonly PublicKey[] {
  if (stored === undefined) return configured;
  const both = stored.filter(({ publicKey }) =>
    configured.some((key) => key.publicKey === publicKey),
  );
  return both.length > 0 ? both : stored;
}

function found(
  { document, statement }: VerifiedDocument,
  fault: DocumentFault | null,
  trusted: readonly PublicKey[],
): Discovery {
  const { sequence, issuedAt, keys = trusted, offline } = statement;
  return { document, sequence, issuedAt, fault, keys, allowsOffline: offline !== false };
}

/**
 * The stored document, if a key trusted today signed it: after a change of all keys the sequence
 * restarts. An expired document is still used, since a shell without sections helps nobody.
 */
async function readVerified(
  storage: Storage,
  keys: readonly PublicKey[],
): Promise<VerifiedDocument | null> {
  const stored = readLastGood(storage);
  if (stored === null) return null;
  try {
    return await verifyDocument(stored, { keys, lowestSequence: 0, now: 0 });
  } catch {
    return null;
  }
}

/**
 * The embedded document may be truncated, or old from a cache; then the server's answer decides.
 */
async function newestVerified({ address, given }: DiscoverOptions, trust: Omit<Trust, 'now'>) {
  if (given !== undefined) {
    try {
      const verified = await verifyInTime(given, { ...trust, now: given.serverTime });
      return { fetched: given, verified };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
    }
  }
  const { fetchVerified } = await loadRequests();
  return fetchVerified(address, trust);
}

/** Most pages embed their document, so the code that requests one loads on demand. */
async function loadRequests() {
  try {
    return await import(/* webpackChunkName: "start-requests" */ './fetch-document.ts');
  } catch (cause) {
    throw new DocumentError('unreachable', 'The code that requests documents did not load', cause);
  }
}
