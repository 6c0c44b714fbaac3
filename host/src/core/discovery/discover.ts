import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { PublicKey } from '@pazar/contracts/releases/statement';
import type { FetchedDocument } from './fetch-document.ts';
import { keepLastGood, readLastGood } from './last-good-document.ts';
import {
  DocumentError,
  type DocumentFault,
  type VerifiedDocument,
  verifyDocument,
  verifyInTime,
} from './verify-document.ts';

/** The document in use, and the fault of the newest one when that was refused. */
export interface Discovery {
  readonly document: DiscoveryDocument;
  readonly sequence: number;
  /** When the document was signed, ISO 8601. */
  readonly issuedAt: string;
  readonly fault: DocumentFault | null;
  /** The keys that the next document must be signed by; a document can change them. */
  readonly keys: readonly PublicKey[];
}

export interface DiscoverOptions {
  readonly address: string;
  readonly keys: readonly PublicKey[];
  readonly storage: Storage;
  /** The document that came with the page; a request is made only when it does not verify. */
  readonly given?: FetchedDocument | undefined;
}

/**
 * The newest document that verifies; else the last good one of this browser, with the fault.
 *
 * @throws DocumentError when there is neither
 */
export async function discover(options: DiscoverOptions): Promise<Discovery> {
  const { storage } = options;
  const stored = await readVerified(storage, options.keys);
  const keys = stored?.statement.keys ?? options.keys;
  try {
    const lowestSequence = stored?.statement.sequence ?? 0;
    const { fetched, verified } = await newestVerified({ ...options, keys }, lowestSequence);
    const { document, statement } = fetched;
    keepLastGood(storage, verified.statement.sequence, { document, statement });
    return found(verified, null, keys);
  } catch (error) {
    if (!(error instanceof DocumentError) || stored === null) throw error;
    return found(stored, error.fault, keys);
  }
}

function found(
  { document, statement }: VerifiedDocument,
  fault: DocumentFault | null,
  trusted: readonly PublicKey[],
): Discovery {
  const { sequence, issuedAt, keys = trusted } = statement;
  return { document, sequence, issuedAt, fault, keys };
}

/**
 * The stored document, when a key trusted today signed it: after a change of all keys the sequence
 * starts anew. What was good stays good past its expiry, since a shell without sections helps nobody.
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

/** What came with the page may be torn, or old from a cache; the server's answer decides then. */
async function newestVerified({ address, keys, given }: DiscoverOptions, lowestSequence: number) {
  if (given !== undefined) {
    try {
      const trust = { keys, lowestSequence, now: given.serverTime };
      return { fetched: given, verified: await verifyInTime(given, trust) };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
    }
  }
  const { fetchVerified } = await loadRequests();
  return fetchVerified(address, keys, lowestSequence);
}

/** Most pages come with their document, so the code that requests one loads when it is needed. */
async function loadRequests() {
  try {
    return await import(/* webpackChunkName: "start-requests" */ './fetch-document.ts');
  } catch (cause) {
    throw new DocumentError('unreachable', 'The code that requests documents did not load', cause);
  }
}
