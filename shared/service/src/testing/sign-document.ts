import { generateKeyPairSync, sign } from 'node:crypto';
import type { PublicKey, SignedStatement, Statement } from '@pazar/contracts/releases/statement';
import { integrityOf } from '../integrity.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A key that signs documents in tests, and the form in which browsers trust it. */
export interface TestKey {
  trusted: PublicKey;
  /** The text of a statement about a document; it expires in a day, or at the given time. */
  sign: (document: string, expires?: Date) => string;
  /** The same, with other members, signed by more keys too. */
  state: (document: string, members: Partial<Statement>, others?: readonly TestKey[]) => string;
  /** The signature of a payload. */
  signatureOf: (payload: Uint8Array) => { keyId: string; signature: string };
}

/** Creates a key. */
export function createTestKey(keyId: string): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const signatureOf = (payload: Uint8Array) => ({
    keyId,
    signature: sign(null, payload, privateKey).toString('base64url'),
  });
  const state: TestKey['state'] = (document, members, others = []) => {
    const body = Buffer.from(document);
    const expires = Date.parse(members.expires ?? new Date(Date.now() + dayMs).toISOString());
    const statement: Statement = {
      sequence: 1,
      issuedAt: new Date(expires - dayMs).toISOString(),
      expires: new Date(expires).toISOString(),
      integrity: integrityOf(body),
      length: body.byteLength,
      ...members,
    };
    const payload = Buffer.from(JSON.stringify(statement));
    const signed: SignedStatement = {
      payload: payload.toString('base64url'),
      signatures: [signatureOf(payload), ...others.map((key) => key.signatureOf(payload))],
    };
    return JSON.stringify(signed);
  };
  return {
    trusted: { keyId, publicKey: x },
    signatureOf,
    state,
    sign: (document, expires) =>
      state(document, expires === undefined ? {} : { expires: expires.toISOString() }),
  };
}
