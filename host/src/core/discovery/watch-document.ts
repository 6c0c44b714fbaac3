import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { PublicKey } from '@pazar/contracts/releases/statement';
import { fetchStatement, fetchVerified } from './fetch-document.ts';
import { keepLastGood } from './last-good-document.ts';
import { DocumentError, type DocumentFault } from './verify-document.ts';

/** A recall reaches an open tab within a minute (docs/architecture.md, promises). */
const lookEvery = 30_000;

export interface WatchDocumentOptions {
  readonly address: string;
  readonly keys: readonly PublicKey[];
  /** Of the document in use. */
  readonly sequence: number;
  /** Why the newest document was refused at the start, which has been said, or null. */
  readonly fault: DocumentFault | null;
  readonly storage: Storage;
  /** Called at each look, with the newest document that verified so far, or null. */
  readonly onLook: (document: DiscoveryDocument | null) => Promise<void>;
  /** Called when a newer document is refused: once for each fault in the life of the page. */
  readonly onFault: (fault: DocumentFault) => void;
}

/**
 * Looks for a newer document while the tab is in front, and when it comes to the front. A document
 * that is refused, or none, changes nothing.
 *
 * @returns what ends it
 */
export function watchDocument(options: WatchDocumentOptions): () => void {
  const { address, storage, onLook, onFault } = options;
  const told = new Set([options.fault]);
  let { keys, sequence } = options;
  let statement: string | null = null;
  let newest: DiscoveryDocument | null = null;
  let looking: Promise<void> | null = null;

  async function readNewer(): Promise<void> {
    if ((await fetchStatement(address)) === statement) return;
    const { fetched, verified } = await fetchVerified(address, keys, sequence);
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
      if (!(error instanceof DocumentError)) throw error;
      tell(error.fault);
    }
    await onLook(newest);
  }

  function tell(fault: DocumentFault): void {
    // No answer is no document: a connection comes and goes, and the sections that run need none.
    if (fault === 'unreachable' || told.has(fault)) return;
    told.add(fault);
    onFault(fault);
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
