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
import { integrityOf } from '../domain/integrity.ts';
import { fetchBytes, type Encoding } from './fetch-bytes.ts';

/** The document that browsers get from an edge, as far as it can be read, and its faults. */
export interface ServedDocument {
  document: DiscoveryDocument;
  statement: Statement;
  faults: string[];
}

/** How a served document is read and judged. */
export interface ReadOptions {
  keys: readonly PublicKey[];
  now: Date;
  encoding?: Encoding;
}

/** Reads document and statement as a browser does and checks them against the registry's keys. */
export async function readServedDocument(
  shell: string,
  { keys, now, encoding }: ReadOptions,
): Promise<ServedDocument> {
  const [body, signed] = await Promise.all([
    fetchBytes(`${shell}/releases/discovery.json`, encoding),
    fetchBytes(`${shell}/releases/discovery.statement.json`, encoding),
  ]);
  const { payload, signatures } = signedStatementSchema.parse(parseJson(signed));
  const bytes = Buffer.from(payload, 'base64url');
  const statement = statementSchema.parse(parseJson(bytes));
  const isSigned = signatures.some(({ keyId, signature }) => {
    const key = keys.find((known) => known.keyId === keyId);
    return key && verify(null, bytes, toPublicKey(key), Buffer.from(signature, 'base64url'));
  });
  const isWhole = statement.integrity === integrityOf(body) && statement.length === body.byteLength;
  const faults = [
    ...(isSigned ? [] : ['the statement is not signed by a key of this registry']),
    ...(isWhole ? [] : ['the document does not match its signed statement']),
    ...(Date.parse(statement.expires) > now.getTime()
      ? []
      : [`the statement expired at ${statement.expires}`]),
  ];
  return { document: discoveryDocumentSchema.parse(parseJson(body)), statement, faults };
}

function parseJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

function toPublicKey({ publicKey }: PublicKey) {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
}
