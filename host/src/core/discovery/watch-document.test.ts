import { type DiscoveryDocument, maxDiscoveryBytes } from '@pazar/contracts/releases/discovery';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, anEntry } from '../../../test/discovery.ts';
import { makeSigner, signDocument, type Signer } from '../../../test/signed-document.ts';
import { readLastGood } from './last-good-document.ts';
import type { DocumentBytes, DocumentFault } from './verify-document.ts';
import { watchDocument } from './watch-document.ts';

const address = 'https://shell.example/releases/discovery.json';
const first = aDocument(anEntry('catalog'));
const second = aDocument(anEntry('catalog'), anEntry('management'));

let signer: Signer;
let stranger: Signer;
/** The server's answer: a document with its statement, or nothing. */
let served: DocumentBytes | null;
let looks: (DiscoveryDocument | null)[];
let faults: DocumentFault[];
let proofs: string[];
let untrusted: number;
let stop: () => void;

beforeAll(async () => {
  [signer, stranger] = await Promise.all([makeSigner(), makeSigner()]);
});

beforeEach(() => {
  looks = [];
  faults = [];
  proofs = [];
  untrusted = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (served === null) throw new TypeError('Failed to fetch');
    const text = url.endsWith('.statement.json') ? served.statement : served.document;
    const date = new Date('2026-11-21T10:00:00.000Z').toUTCString();
    const timing = 'clock;dur=1, load;desc="5.a_b-c.d"';
    return new Response(text, { headers: { date, 'server-timing': timing } });
  });
  // The pauses between the tries pass at once.
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const signed = (document: DiscoveryDocument, sequence: number, by = signer) =>
  signDocument(document, { signer: by, over: { sequence } });

/** A tab that runs with the first document, at sequence 5. */
function watch(fault: DocumentFault | null = null): void {
  stop = watchDocument({
    address,
    keys: [signer.publicKey],
    sequence: 5,
    fault,
    storage: localStorage,
    onNewer: () => undefined,
    onLook: async (document) => void looks.push(document),
    onLoadProof: (proof) => void proofs.push(proof),
    onFault: (reported) => void faults.push(reported),
    onUntrusted: async () => void (untrusted += 1),
  });
}

/** Brings the tab to the front, which triggers a check; the server gives this answer. */
async function lookAt(answer: DocumentBytes | null): Promise<DiscoveryDocument | null | undefined> {
  served = answer;
  const before = looks.length;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitUntil(() => looks.length > before);
  return looks.at(-1);
}

/** Documents that an open tab refuses, each in its own way. */
async function refused(): Promise<Record<Exclude<DocumentFault, 'unreachable'>, DocumentBytes>> {
  const good = await signed(second, 7);
  const expires = '2026-11-20T00:00:00.000Z';
  return {
    malformed: { document: '<!doctype html>', statement: '<!doctype html>' },
    'bad-signature': await signed(second, 7, stranger),
    altered: { ...good, document: `${good.document} ` },
    'older-sequence': await signed(second, 4),
    expired: await signDocument(second, { signer, over: { sequence: 7, expires } }),
  };
}

describe('watchDocument', () => {
  it('hands the proof of the load on that comes with each look', async () => {
    watch();
    await lookAt(await signed(first, 5));
    expect(proofs).toEqual(['5.a_b-c.d']);
  });

  it('reports each fault of a newer document once, and stays on the last good one', async () => {
    watch();
    expect(await lookAt(await signed(first, 6))).toEqual(first);
    const kept = readLastGood(localStorage);
    const answers = Object.entries(await refused());
    for (const [, answer] of [...answers, ...answers]) {
      expect(await lookAt(answer)).toEqual(first);
    }
    expect(faults).toEqual(answers.map(([fault]) => fault));
    expect(readLastGood(localStorage)).toEqual(kept);
    expect(kept?.sequence).toBe(6);
  });

  it('takes a good document after a refused one, and does not repeat its report', async () => {
    watch();
    const forged = await signed(first, 9, stranger);
    expect(await lookAt(forged)).toBeNull();
    expect(await lookAt(await signed(second, 8))).toEqual(second);
    expect(await lookAt(forged)).toEqual(second);
    expect(faults).toEqual(['bad-signature']);
    expect(untrusted).toBe(2);
  });

  it('reports an answer over the size cap', async () => {
    watch();
    const { document, statement } = await signed(second, 7);
    expect(
      await lookAt({ document: document.padEnd(maxDiscoveryBytes + 1), statement }),
    ).toBeNull();
    expect(faults).toEqual(['malformed']);
  });

  it('does not report again what the start reported', async () => {
    watch('bad-signature');
    const answers = await refused();
    await lookAt(answers['bad-signature']);
    await lookAt(answers.malformed);
    expect(faults).toEqual(['malformed']);
  });

  it('says nothing of a server that does not answer', async () => {
    watch();
    expect(await lookAt(null)).toBeNull();
    expect(faults).toEqual([]);
  });

  it('ends', async () => {
    watch();
    stop();
    served = await signed(second, 7);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(looks).toEqual([]);
  });
});
