import { sign } from 'node:crypto';
import type { SignedStatement, Statement } from '@pazar/contracts/releases/statement';
import { integrityOf } from '@pazar/service/integrity';
import { statementLifetimeMs } from '../domain/key-ages.ts';
import type { SigningKey } from './signing-keys.ts';

/** The content of a statement about the bytes of one document. */
export function statementFor(body: Uint8Array, sequence: number, now: Date): Statement {
  return {
    sequence,
    issuedAt: now.toISOString(),
    expires: new Date(now.getTime() + statementLifetimeMs).toISOString(),
    integrity: integrityOf(body),
    length: body.byteLength,
    commonFiles: true,
  };
}

/** Signs a statement with every key, over the exact bytes that are sent. */
export function signStatement(statement: Statement, keys: readonly SigningKey[]): SignedStatement {
  const payload = Buffer.from(JSON.stringify(statement));
  return {
    payload: payload.toString('base64url'),
    signatures: keys.map(({ trusted, privateKey }) => ({
      keyId: trusted.keyId,
      signature: sign(null, payload, privateKey).toString('base64url'),
    })),
  };
}
