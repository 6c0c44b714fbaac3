import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PublicKey } from '@pazar/contracts/releases/statement';
import { keysOf, readInTab, readPage, textAt } from './page-document.ts';

/** Milliseconds until a client sends a write again, or a tab looks again; twice as long each time. */
const againMs = 40;
/** How often a client sends a write again under its key when the answer was lost. */
const maxTries = 5;
/** What the check says of a document and a statement that were not issued together. */
const notOfOneSet = 'does not match its signed statement';

/** What the visitors saw since the last look. */
export interface Seen {
  requests: number;
  /** Requests that failed, and pages and tabs that would not start or update. */
  faults: string[];
  /** Writes whose answer was lost and that were sent again under their key, with one effect. */
  repeated: number;
}

/** Visitors who never stop. */
export interface MachineLoad {
  /** The counts since the last call. */
  take: () => Seen;
  /** Ends all visitors; answers the names of products that were acknowledged. */
  stop: () => Promise<string[]>;
}

interface Place {
  /** Milliseconds between two requests of one visitor. */
  pauseMs: number;
  shell: string;
  assetOrigin: string;
  /** A session of an agent. */
  token: string;
}

/**
 * Opens pages, keeps a tab open that follows the documents, fetches files of live builds, reads lists and adds
 * products, each with a pause between two requests.
 */
export async function startMachineLoad({
  pauseMs,
  shell,
  assetOrigin,
  token,
}: Place): Promise<MachineLoad> {
  let seen: Seen = { requests: 0, faults: [], repeated: 0 };
  const over = new AbortController();
  const acknowledged: string[] = [];
  const headers = { authorization: `Bearer ${token}` };
  const tab = { keys: await keysOf(shell) };

  const visitors = {
    'a new page': async () => void (await readPage(shell)),
    'an open tab': async () => {
      tab.keys = await followInTab(shell, tab.keys);
    },
    'a file of a build': async () => {
      const { document } = await readPage(shell);
      const [entry] = Object.values(document.microFrontends).flat();
      if (entry === undefined) throw new Error('The document names no build');
      await textAt(entry.url.replace(/^https?:\/\/[^/]+/, assetOrigin));
    },
    'a list': async () => void (await textAt(`${shell}/api/v1/products?limit=25`, { headers })),
    'a new product': async () => {
      const name = `Производ ${randomUUID()}`;
      seen.repeated += await addProduct(name);
      acknowledged.push(name);
    },
  };

  /** Answers how often it had to be sent again. */
  async function addProduct(name: string): Promise<number> {
    const request = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(productNamed(name)),
    };
    for (let again = 0; ; again += 1) {
      try {
        await textAt(`${shell}/api/v1/products`, request);
        return again;
      } catch (error) {
        if (again === maxTries) throw error;
        await wait(againMs * 2 ** again);
      }
    }
  }
  async function visit(what: string, once: () => Promise<void>): Promise<void> {
    while (!over.signal.aborted) {
      seen.requests += 1;
      await once().catch((error: unknown) => void seen.faults.push(`${what}: ${String(error)}`));
      await wait(pauseMs);
    }
  }
  const running = Object.entries(visitors).map(([what, once]) => visit(what, once));
  return {
    take: () => {
      const taken = seen;
      seen = { requests: 0, faults: [], repeated: 0 };
      return taken;
    },
    stop: async () => {
      over.abort();
      await Promise.all(running);
      return acknowledged;
    },
  };
}

const productNamed = (name: string) => ({
  name: { mk: name },
  baseUnit: 'KG',
  stockMode: 'MANUAL',
  packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
});

/** A tab looks again when a document was issued between its two requests; answers the keys that it trusts now. */
async function followInTab(shell: string, keys: PublicKey[]): Promise<PublicKey[]> {
  for (let again = 0; ; again += 1) {
    try {
      const { statement } = await readInTab(shell, keys);
      return statement.keys ?? keys;
    } catch (error) {
      const isBetween = error instanceof Error && error.message.includes(notOfOneSet);
      if (!isBetween || again === maxTries) throw error;
      await wait(againMs * 2 ** again);
    }
  }
}
