import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDocument, anEntry } from '../../../test/discovery.ts';
import {
  makeSigner,
  signDocument,
  type Signer,
  signText,
  toBase64url,
} from '../../../test/signed-document.ts';
import { fromBase64url } from './bytes.ts';
import {
  type DocumentBytes,
  DocumentError,
  type Trust,
  verifyDocument,
} from './verify-document.ts';

const document = aDocument(anEntry('catalog'), anEntry('management'));
const now = Date.parse('2026-11-21T10:00:00.000Z');

let signer: Signer;
let good: DocumentBytes;

beforeAll(async () => {
  signer = await makeSigner();
  good = await signDocument(document, { signer });
});

const trust = (over: Partial<Trust> = {}): Trust => ({
  keys: [signer.publicKey],
  lowestSequence: 1,
  now,
  ...over,
});

/** The reason for the rejection, or the accepted content. */
async function verdict(bytes: DocumentBytes, over: Partial<Trust> = {}): Promise<unknown> {
  try {
    return (await verifyDocument(bytes, trust(over))).document;
  } catch (error) {
    return error instanceof DocumentError ? error.fault : error;
  }
}

describe('verifyDocument', () => {
  it('accepts a document that a trusted key signed', async () => {
    await expect(verifyDocument(good, trust())).resolves.toEqual({
      document,
      statement: expect.objectContaining({ sequence: 1 }) as unknown,
    });
  });

  it('accepts one that any of several trusted keys signed', async () => {
    const { publicKey } = await makeSigner('k2');
    expect(await verdict(good, { keys: [publicKey, signer.publicKey] })).toEqual(document);
  });

  it('refuses a key that is not trusted, under its own name or a trusted one', async () => {
    const stranger = await makeSigner('stranger');
    const impostor = await makeSigner('k1');
    expect(await verdict(await signDocument(document, { signer: stranger }))).toBe('bad-signature');
    expect(await verdict(await signDocument(document, { signer: impostor }))).toBe('bad-signature');
    expect(await verdict(good, { keys: [] })).toBe('bad-signature');
  });

  it('refuses a document other than the one that was signed', async () => {
    expect(await verdict({ ...good, document: `${good.document} ` })).toBe('altered');
    expect(
      await verdict({ ...good, document: good.document.replace('management', 'managemend') }),
    ).toBe('altered');
    expect(await verdict({ ...good, document: '' })).toBe('altered');
  });

  it('refuses a statement whose length is not the one of the document', async () => {
    const wrong = await signDocument(document, {
      signer,
      over: { length: good.document.length + 1 },
    });
    expect(await verdict(wrong)).toBe('altered');
  });

  it('counts the length in bytes', async () => {
    expect(new TextEncoder().encode(good.document).length).toBeGreaterThan(good.document.length);
    expect(await verdict(good)).toEqual(document);
  });

  it('refuses a sequence older than one that was seen, and takes the same one again', async () => {
    const fifth = await signDocument(document, { signer, over: { sequence: 5 } });
    expect(await verdict(fifth, { lowestSequence: 6 })).toBe('older-sequence');
    expect(await verdict(fifth, { lowestSequence: 5 })).toEqual(document);
    expect(await verdict(fifth, { lowestSequence: 4 })).toEqual(document);
  });

  it('refuses a statement from the moment of its expiry', async () => {
    const expires = new Date(now).toISOString();
    const short = await signDocument(document, { signer, over: { expires } });
    expect(await verdict(short, { now: now - 1 })).toEqual(document);
    expect(await verdict(short, { now })).toBe('expired');
  });

  it.each(['', 'null', '[]', '{}', '<!doctype html><title>Sign in</title>', '{"payload":"e30"}'])(
    'refuses %j for a statement',
    async (statement) => {
      expect(await verdict({ ...good, statement })).toBe('malformed');
    },
  );

  it.each(['null', '{}', 'not JSON', '{"schema":"x","microFrontends":{}}'])(
    'refuses %j for a document, though a trusted key signed it',
    async (text) => {
      expect(await verdict(await signDocument(text, { signer }))).toBe('malformed');
    },
  );

  it('refuses a signed payload that is not a statement', async () => {
    expect(await verdict({ ...good, statement: await signText('{"sequence":1}', signer) })).toBe(
      'malformed',
    );
  });

  it('refuses a statement whose payload or signature is not base64url, as a separate fault', async () => {
    const [, signature] = /"signature":"([^"]+)"/.exec(good.statement) ?? [];
    const of = (payload: string, text: string) =>
      JSON.stringify({ payload, signatures: [{ keyId: 'k1', signature: text }] });
    const faults: unknown[] = ['malformed', 'bad-signature'];
    expect(faults).toContain(await verdict({ ...good, statement: of('%%%', signature ?? '') }));
    expect(faults).toContain(await verdict({ ...good, statement: of('e30', '%%%') }));
    expect(faults).toContain(await verdict({ ...good, statement: of('e30', '') }));
  });

  it('refuses a key that is not one, as a separate fault', async () => {
    const broken = { keyId: 'k1', publicKey: '*'.repeat(43) };
    expect(await verdict(good, { keys: [broken] })).toBe('bad-signature');
  });

  it('refuses a document with any one byte flipped', async () => {
    const bytes = new TextEncoder().encode(good.document);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 127 }),
        async (at, bits) => {
          const flipped = Uint8Array.from(bytes);
          flipped[at] = (bytes[at] ?? 0) ^ bits;
          expect(await verdict({ ...good, document: new TextDecoder().decode(flipped) })).toBe(
            'altered',
          );
        },
      ),
    );
  });

  it('refuses a statement with any one byte of its payload flipped', async () => {
    const { payload, signatures } = JSON.parse(good.statement) as {
      payload: string;
      signatures: unknown;
    };
    const bytes = fromBase64url(payload);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, bits) => {
          const flipped = Uint8Array.from(bytes);
          flipped[at] = (bytes[at] ?? 0) ^ bits;
          const statement = JSON.stringify({ payload: toBase64url(flipped), signatures });
          expect(await verdict({ ...good, statement })).toBe('bad-signature');
        },
      ),
    );
  });
});
