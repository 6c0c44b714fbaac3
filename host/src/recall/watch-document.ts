import type { DiscoveryDocument } from '@pazar/contracts/discovery';
import type { PublicKey } from '@pazar/contracts/statement';
import { fetchDocument, fetchStatement } from '../discovery/fetch-document.ts';
import { keepLastGood } from '../discovery/last-good-document.ts';
import { DocumentError, verifyDocument } from '../discovery/verify-document.ts';

/** A recall reaches an open tab within a minute (docs/architecture.md, promises). */
const lookEvery = 30_000;

export interface WatchDocumentOptions {
  readonly address: string;
  readonly keys: readonly PublicKey[];
  /** Of the document in use. */
  readonly sequence: number;
  readonly storage: Storage;
  /** Called at each look, with the newest document that verified so far, or null. */
  readonly onLook: (document: DiscoveryDocument | null) => Promise<void>;
}

/**
 * Looks for a newer document while the tab is in front, and when it comes to the front. A document
 * that is refused, or none, changes nothing.
 *
 * @returns what ends it
 */
export function watchDocument(options: WatchDocumentOptions): () => void {
  const { address, storage, onLook } = options;
  let { keys, sequence } = options;
  let statement: string | null = null;
  let newest: DiscoveryDocument | null = null;
  let looking: Promise<void> | null = null;

  async function readNewer(): Promise<void> {
    if ((await fetchStatement(address)) === statement) return;
    const fetched = await fetchDocument(address);
    const now = fetched.serverTime;
    const verified = await verifyDocument(fetched, { keys, lowestSequence: sequence, now });
    statement = fetched.statement;
    newest = verified.document;
    keys = verified.statement.keys ?? keys;
    sequence = verified.statement.sequence;
    keepLastGood(storage, sequence, { document: fetched.document, statement });
  }

  async function look(): Promise<void> {
    try {
      await readNewer();
    } catch (error) {
      // The registry may be down for long, and what it sends may be torn; the next look tells.
      if (!(error instanceof DocumentError)) throw error;
    }
    await onLook(newest);
  }

  function lookOnce(): void {
    if (document.visibilityState === 'hidden') return;
    looking ??= look().finally(() => (looking = null));
  }

  const timer = setInterval(lookOnce, lookEvery);
  document.addEventListener('visibilitychange', lookOnce);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookOnce);
  };
}
