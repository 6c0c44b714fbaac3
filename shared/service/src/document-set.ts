import { createPublicKey, verify } from 'node:crypto';
import {
  discoveryDocumentSchema,
  type DiscoveryDocument,
} from '@pazar/contracts/releases/discovery';
import {
  signedStatementSchema,
  statementSchema,
  type PublicKey,
  type Statement,
} from '@pazar/contracts/releases/statement';
import { integrityOf } from './integrity.ts';

/** The exact bytes of `discovery.json` and `discovery.statement.json`. */
export interface DocumentBytes {
  body: Uint8Array;
  statement: Uint8Array;
}

/** A document and its statement, as far as they can be read, and what a browser would refuse them for. */
export interface CheckedDocument {
  document: DiscoveryDocument;
  statement: Statement;
  /** Identifiers of the given keys that signed it. */
  signedBy: string[];
  faults: string[];
  /** Those of its signature and its bytes; the others are of its age. */
  signatureFaults: string[];
}

/**
 * Checks a document as a browser does: one of these keys signed its statement, which has not expired and is of
 * these bytes. Throws where it cannot be read at all.
 */
export function checkDocument(
  { body, statement: signed }: DocumentBytes,
  { keys, now }: { keys: readonly PublicKey[]; now: Date },
): CheckedDocument {
  const { payload, signatures } = signedStatementSchema.parse(parseJson(signed));
  const bytes = Buffer.from(payload, 'base64url');
  const statement = statementSchema.parse(parseJson(bytes));
  const signedBy = signatures.flatMap(({ keyId, signature }) => {
    const key = keys.find((known) => known.keyId === keyId);
    const isIts = key && verify(null, bytes, toPublicKey(key), Buffer.from(signature, 'base64url'));
    return isIts ? [keyId] : [];
  });
  const isWhole = statement.integrity === integrityOf(body) && statement.length === body.byteLength;
  const signatureFaults = [
    ...(signedBy.length > 0 ? [] : ['the statement is not signed by a key of this registry']),
    ...(isWhole ? [] : ['the document does not match its signed statement']),
  ];
  const isValid = Date.parse(statement.expires) > now.getTime();
  const faults = [
    ...signatureFaults,
    ...(isValid ? [] : [`the statement expired at ${statement.expires}`]),
  ];
  const document = discoveryDocumentSchema.parse(parseJson(body));
  return { document, statement, signedBy, faults, signatureFaults };
}

function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function toPublicKey({ publicKey }: PublicKey) {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
}
