import type { PublicKey, Statement } from '@pazar/contracts/releases/statement';
import { signedStatementSchema } from '@pazar/contracts/releases/statement';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, anEntry } from '../../../test/discovery.ts';
import { makeSigner, signDocument, type Signer } from '../../../test/signed-document.ts';
import { discover } from './discover.ts';
import { type DocumentBytes, DocumentError } from './verify-document.ts';

const address = 'https://shell.example/releases/discovery.json';
const document = aDocument(anEntry('catalog'));

let old: Signer;
let fresh: Signer;
let thief: Signer;
let served: DocumentBytes;

beforeAll(async () => {
  [old, fresh, thief] = await Promise.all([makeSigner('old'), makeSigner('new'), makeSigner('x')]);
});

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      new Response(url.endsWith('.statement.json') ? served.statement : served.document, {
        headers: { date: new Date('2026-11-21T10:00:00.000Z').toUTCString() },
      }),
    ),
  );
});

/** The document with the signatures of all of these. */
async function signedBy(signers: Signer[], over: Partial<Statement>): Promise<DocumentBytes> {
  const all = await Promise.all(signers.map((signer) => signDocument(document, { signer, over })));
  const statements = all.map(({ statement }) => signedStatementSchema.parse(JSON.parse(statement)));
  const [first] = statements;
  const signatures = statements.flatMap((statement) => statement.signatures);
  return {
    document: JSON.stringify(document),
    statement: JSON.stringify({ ...first, signatures }),
  };
}

/** The result for a browser that trusted these keys before: the sequence, or the fault. */
async function take(keys: readonly PublicKey[], bytes: DocumentBytes): Promise<unknown> {
  served = bytes;
  try {
    const { sequence, fault } = await discover({ address, keys, storage: localStorage });
    return fault ?? sequence;
  } catch (error) {
    return error instanceof DocumentError ? error.fault : error;
  }
}

const configured = () => [old.publicKey];

describe('a change of keys', () => {
  it('holds when the old key and the new one signed it; then the new one is enough', async () => {
    const keys = [fresh.publicKey];
    expect(await take(configured(), await signedBy([old, fresh], { sequence: 2, keys }))).toBe(2);
    expect(await take(configured(), await signedBy([fresh], { sequence: 3 }))).toBe(3);
  });

  it('takes the old key its trust when it is not named any more', async () => {
    const keys = [fresh.publicKey];
    await take(configured(), await signedBy([old, fresh], { sequence: 2, keys }));
    expect(await take(configured(), await signedBy([old], { sequence: 3 }))).toBe('bad-signature');
  });

  it('keeps both while both are named', async () => {
    const keys = [old.publicKey, fresh.publicKey];
    await take(configured(), await signedBy([old, fresh], { sequence: 2, keys }));
    expect(await take(configured(), await signedBy([old], { sequence: 3, keys }))).toBe(3);
  });

  it('ends the trust in a key that the configuration no longer names, although the kept document names it', async () => {
    const keys = [old.publicKey, fresh.publicKey];
    await take(configured(), await signedBy([old, fresh], { sequence: 2, keys }));
    const retired = await signedBy([old], { sequence: 3, keys });
    expect(await take([fresh.publicKey], retired)).toBe('bad-signature');
  });

  it('is refused with the old signature alone, or with the new alone', async () => {
    const keys = [fresh.publicKey];
    for (const signers of [[old], [fresh]]) {
      const changed = await signedBy(signers, { sequence: 2, keys });
      expect(await take(configured(), changed)).toBe('bad-signature');
    }
  });

  it("is refused when a named key has another's identifier", async () => {
    const keys = [{ ...thief.publicKey, keyId: 'old' }];
    const changed = await signedBy([old], { sequence: 2, keys });
    expect(await take(configured(), changed)).toBe('bad-signature');
  });

  it('leaves the last good document in use, with the fault, when it is refused', async () => {
    expect(await take(configured(), await signedBy([old], { sequence: 1 }))).toBe(1);
    const changed = await signedBy([thief], { sequence: 2, keys: [thief.publicKey] });
    expect(await take(configured(), changed)).toBe('bad-signature');
    const { document: inUse, sequence } = await discover({
      address,
      keys: configured(),
      storage: localStorage,
    });
    expect([inUse, sequence]).toEqual([document, 1]);
  });
});
