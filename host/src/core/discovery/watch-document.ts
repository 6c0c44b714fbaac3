import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { PublicKey, Statement } from '@pazar/contracts/releases/statement';
import { fetchStatement, fetchVerified } from './fetch-document.ts';
import { saveLastGood } from './last-good-document.ts';
import { DocumentError, type DocumentFault } from './verify-document.ts';

/** A recall reaches an open tab within a minute (docs/architecture.md, promises). */
const lookEvery = 30_000;

export interface WatchDocumentOptions {
  readonly address: string;
  readonly keys: readonly PublicKey[];
  /** Of the document in use. */
  readonly sequence: number;
  /** Why the newest document was rejected at the start (already reported), or null. */
  readonly fault: DocumentFault | null;
  readonly storage: Storage;
  /** Called with each newer document that verified. */
  readonly onNewer: (document: DiscoveryDocument, statement: Statement) => void;
  /** Called at each look, with the newest document that verified so far, or null. */
  readonly onLook: (document: DiscoveryDocument | null) => Promise<void>;
  /** Called with each new proof that the page was loaded. */
  readonly onLoadProof: (proof: string) => void;
  /** Called when a newer document is refused: once for each fault in the life of the page. */
  readonly onFault: (fault: DocumentFault) => void;
  /** Called at each look at which no key that this tab trusts has signed the newest document. */
  readonly onUntrusted: () => Promise<void>;
}

/**
 * Checks for a newer document while the tab is in front, and when it comes to the front. A rejected
 * or missing document changes nothing.
 *
 * @returns stops the checks
 */
export function watchDocument(options: WatchDocumentOptions): () => void {
  const { address, storage, onNewer, onLook, onLoadProof, onFault, onUntrusted } = options;
  const seenFaults = new Set([options.fault]);
  let { keys, sequence } = options;
  let statement: string | null = null;
  let newest: DiscoveryDocument | null = null;
  let looking: Promise<void> | null = null;

  async function readNewer(): Promise<void> {
    const looked = await fetchStatement(address);
    if (looked.loadProof !== null) onLoadProof(looked.loadProof);
    if (looked.statement === statement) return;
    const { fetched, verified } = await fetchVerified(address, { keys, lowestSequence: sequence });
    statement = fetched.statement;
    newest = verified.document;
    keys = verified.statement.keys ?? keys;
    sequence = verified.statement.sequence;
    saveLastGood(storage, sequence, { document: fetched.document, statement });
    onNewer(newest, verified.statement);
  }

  async function look(): Promise<void> {
    try {
      await readNewer();
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      report(error.fault);
      if (error.fault === 'bad-signature') await onUntrusted();
    }
    await onLook(newest);
  }

  function report(fault: DocumentFault): void {
    // No answer is not a fault: connections come and go, and the running sections need none.
    if (fault === 'unreachable' || seenFaults.has(fault)) return;
    seenFaults.add(fault);
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
