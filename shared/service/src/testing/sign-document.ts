import { generateKeyPairSync, sign } from 'node:crypto';
import type { PublicKey, SignedStatement, Statement } from '@pazar/contracts/releases/statement';
import { integrityOf } from '../integrity.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A key that signs documents in tests, and the form in which browsers trust it. */
export interface TestKey {
  trusted: PublicKey;
  /** The text of a statement about a document; it expires in a day, or at the given time. */
  sign: (document: string, expires?: Date) => string;
}

/** Creates a key. */
export function createTestKey(keyId: string): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    trusted: { keyId, publicKey: x },
    sign: (document, expires = new Date(Date.now() + dayMs)) => {
      const body = Buffer.from(document);
      const statement: Statement = {
        sequence: 1,
        issuedAt: new Date(expires.getTime() - dayMs).toISOString(),
        expires: expires.toISOString(),
        integrity: integrityOf(body),
        length: body.byteLength,
      };
      const payload = Buffer.from(JSON.stringify(statement));
      const signature = sign(null, payload, privateKey).toString('base64url');
      const signed: SignedStatement = {
        payload: payload.toString('base64url'),
        signatures: [{ keyId, signature }],
      };
      return JSON.stringify(signed);
    },
  };
}
