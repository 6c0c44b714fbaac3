import type { DiscoveryDocument } from '@pazar/contracts/discovery';
import type { PublicKey } from '@pazar/contracts/statement';
import { recordTiming } from '../journal/timings.ts';
import { type FetchedDocument, fetchDocument } from './fetch-document.ts';
import { keepLastGood, readLastGood } from './last-good-document.ts';
import {
  DocumentError,
  type DocumentFault,
  type Trust,
  type VerifiedDocument,
  verifyDocument,
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

/** Document and statement are two files: between their replacement they may not match for a moment. */
const attempts = 3;
const pause = 150;

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
  return fetchVerified(address, keys, lowestSequence);
}

async function verifyInTime(fetched: FetchedDocument, trust: Trust): Promise<VerifiedDocument> {
  const start = performance.now();
  const verified = await verifyDocument(fetched, trust);
  recordTiming('verify', { start });
  return verified;
}

/** Asks the server, again while its two files do not match. @throws DocumentError */
export async function fetchVerified(
  address: string,
  keys: readonly PublicKey[],
  lowestSequence: number,
) {
  for (let attempt = 1; ; attempt += 1) {
    const fetched: FetchedDocument = await fetchDocument(address);
    try {
      const trust = { keys, lowestSequence, now: fetched.serverTime };
      return { fetched, verified: await verifyInTime(fetched, trust) };
    } catch (error) {
      const torn = error instanceof DocumentError && error.fault === 'altered';
      if (!torn || attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * attempt * (1 + Math.random())));
    }
  }
}
