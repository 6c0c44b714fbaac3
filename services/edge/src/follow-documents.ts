import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  issuedDocumentSchema,
  type IssuedDocument,
} from '@pazar/contracts/releases/issued-document';
import { publicKeySchema, type PublicKey } from '@pazar/contracts/releases/statement';
import { writeDocument } from '@pazar/service/document-folder';
import { checkDocument } from '@pazar/service/document-set';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

/** A change is in every edge within five seconds (docs/reliability.md). */
const intervalMs = 1000;
/** A registry that does not answer is asked again; what is served stays. */
const timeoutMs = 5000;

interface Followed {
  /** False while the registry's newest document is refused: visitors then get no recall. */
  check: () => Promise<boolean>;
  stop: () => Promise<void>;
}

interface Following {
  /** The registry. */
  origin: string;
  folder: string;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Milliseconds between two looks. */
  interval?: number;
}

/**
 * Keeps a folder of documents as the registry issues them, so that an edge needs no folder and no key of the
 * registry's machine. A document that no known key signed, or that is older, is logged and never written; the first
 * one of an empty folder is trusted.
 */
export function followDocuments({
  origin,
  folder,
  log,
  interval = intervalMs,
}: Following): Followed {
  const stopping = new AbortController();
  let tag = '';
  let fault = '';
  let isRefused = false;

  async function follow(): Promise<void> {
    const response = await fetch(`${origin}/v1/document/issued`, {
      headers: { 'if-none-match': tag },
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`The registry answered ${response.status}`);
    const issued = issuedDocumentSchema.parse(await response.json());
    const keys = keysAfter(issued, await readKept(folder));
    await writeDocument(folder, { ...issued, keys });
    tag = response.headers.get('etag') ?? '';
  }
  /** One line in the log for each kind of fault, and one when it is over. */
  async function tryToFollow(): Promise<void> {
    const before = fault;
    try {
      await follow();
      [fault, isRefused] = ['', false];
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
      // What was refused stays so while the registry is away.
      isRefused ||= error instanceof Refused;
    }
    if (fault === before || stopping.signal.aborted) return;
    if (fault === '') log.info({ origin }, 'documents of the registry are followed again');
    else log.error({ origin, fault }, 'documents of the registry cannot be followed');
  }
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await tryToFollow();
      await pause(interval, stopping.signal);
    }
  }
  const running = run();
  return {
    check: () => Promise.resolve(!isRefused),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Ends early when the process stops. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      resolve();
    },
    { once: true },
  );
  return promise;
}

interface Kept {
  sequence: number;
  keys: readonly PublicKey[];
}

/** What the folder has; undefined for one without keys. A damaged document counts as the oldest. */
async function readKept(folder: string): Promise<Kept | undefined> {
  const read = (name: string) => readFile(join(folder, name)).catch(() => undefined);
  const text = await read('trusted-keys.json');
  if (text === undefined) return undefined;
  const keys = z.array(publicKeySchema).parse(JSON.parse(text.toString()));
  const [body, statement] = [await read('discovery.json'), await read('discovery.statement.json')];
  try {
    if (!body || !statement) return { sequence: 0, keys };
    const checked = checkDocument({ body, statement }, { keys, now: new Date() });
    return { sequence: checked.statement.sequence, keys };
  } catch {
    return { sequence: 0, keys };
  }
}

/** A document that this edge must not serve. */
class Refused extends Error {}

/**
 * The keys to trust with a document. Throws for one that browsers would refuse after the one of the folder. Only what a
 * known key signed counts, so the number of the document and the keys beside it do not.
 */
function keysAfter({ body, statement, ...beside }: IssuedDocument, kept?: Kept): PublicKey[] {
  const bytes = { body: Buffer.from(body), statement: Buffer.from(statement) };
  const now = new Date();
  const checked = checkDocument(bytes, { keys: kept?.keys ?? beside.keys, now });
  const { sequence, keys = kept?.keys ?? beside.keys } = checked.statement;
  if (checked.faults.length > 0) {
    throw new Refused(
      `Document ${sequence} is refused: ${checked.faults.join('; ')}. Its keys are trusted when the ` +
        'folder of documents is empty',
    );
  }
  if (kept !== undefined && sequence < kept.sequence) {
    throw new Refused(`Document ${sequence} is older than ${kept.sequence}, which is served`);
  }
  const { signedBy } = checkDocument(bytes, { keys, now });
  const unproved = keys.filter((key) => !isAmong(key, kept?.keys ?? keys));
  if (unproved.some(({ keyId }) => !signedBy.includes(keyId))) {
    throw new Refused(`Document ${sequence} names a key that has not signed it`);
  }
  return [...keys];
}

const isAmong = ({ keyId, publicKey }: PublicKey, keys: readonly PublicKey[]) =>
  keys.some((key) => key.keyId === keyId && key.publicKey === publicKey);
