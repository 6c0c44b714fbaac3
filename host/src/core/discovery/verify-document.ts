import { inCommonFolder } from '@pazar/contracts/releases/common-files';
import {
  type DiscoveryDocument,
  discoveryDocumentSchema,
} from '@pazar/contracts/releases/discovery';
import {
  type PublicKey,
  type Statement,
  signedStatementSchema,
  statementSchema,
} from '@pazar/contracts/releases/statement';
import { recordTiming } from '../journal/timings.ts';
import { fromBase64url } from './bytes.ts';
import { integrityOf } from './bytes.ts';

/** Why a document is rejected. The shell reports it and keeps using the last good one. */
export type DocumentFault =
  | 'unreachable'
  | 'malformed'
  | 'bad-signature'
  | 'altered'
  | 'older-sequence'
  | 'expired';

export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** A document and its statement as received; the exact bytes are kept so that they verify again. */
export interface DocumentBytes {
  readonly document: string;
  readonly statement: string;
}

export interface VerifiedDocument {
  readonly document: DiscoveryDocument;
  readonly statement: Statement;
}

export interface Trust {
  readonly keys: readonly PublicKey[];
  /** Keys that an accepted document has named already: they need not prove themselves again. */
  readonly named?: readonly PublicKey[] | undefined;
  /** The highest sequence that this browser has accepted. */
  readonly lowestSequence: number;
  /** The server's time in milliseconds; the browser's clock may be wrong. */
  readonly now: number;
}

/**
 * Accepts a document only when a trusted key signed its statement (Ed25519 over the exact bytes),
 * the statement is not older than one seen before, has not expired, and names these very bytes.
 *
 * @throws DocumentError that names the fault
 */
export async function verifyDocument(
  { document, statement: signed }: DocumentBytes,
  { keys, named, lowestSequence, now }: Trust,
): Promise<VerifiedDocument> {
  const statement = await readStatement(signed, keys, named);
  if (statement.sequence < lowestSequence) {
    throw new DocumentError(
      'older-sequence',
      `Sequence ${statement.sequence} is older than ${lowestSequence}, which was seen before`,
    );
  }
  if (Date.parse(statement.expires) <= now) {
    throw new DocumentError('expired', `The statement expired on ${statement.expires}`);
  }
  const bytes = new TextEncoder().encode(document);
  if (bytes.length !== statement.length || (await integrityOf(bytes)) !== statement.integrity) {
    throw new DocumentError('altered', 'The document is not the one that was signed');
  }
  const parsed = parse(document, (input) => discoveryDocumentSchema.parse(input));
  return { statement, document: statement.commonFiles ? inCommonFolder(parsed) : parsed };
}

/** Verifies a document and records how long that took. @throws DocumentError */
export async function verifyInTime(bytes: DocumentBytes, trust: Trust): Promise<VerifiedDocument> {
  const start = performance.now();
  const verified = await verifyDocument(bytes, trust);
  recordTiming('verify', { start });
  return verified;
}

async function readStatement(
  text: string,
  keys: readonly PublicKey[],
  named = keys,
): Promise<Statement> {
  const { payload, signatures } = parse(text, (input) => signedStatementSchema.parse(input));
  const bytes = decode(payload);
  const hasSigned = async (key: PublicKey) => {
    const signed = signatures.find(({ keyId }) => keyId === key.keyId);
    return signed !== undefined && isSignedBy(key, signed.signature, bytes);
  };
  if (!(await Promise.all(keys.map(hasSigned))).includes(true)) {
    throw new DocumentError('bad-signature', 'No trusted key signed the discovery document');
  }
  const statement = parse(new TextDecoder().decode(bytes), (input) => statementSchema.parse(input));
  // A new key must be signed by an old key and by itself: nobody can register another's key.
  const added = (statement.keys ?? []).filter((key) => !named.some((one) => isSame(one, key)));
  if ((await Promise.all(added.map(hasSigned))).includes(false)) {
    throw new DocumentError('bad-signature', 'A new key did not sign the discovery document');
  }
  return statement;
}

const isSame = (one: PublicKey, other: PublicKey) =>
  one.keyId === other.keyId && one.publicKey === other.publicKey;

/** A malformed key or signature counts as invalid. */
async function isSignedBy(key: PublicKey, signature: string, bytes: Uint8Array<ArrayBuffer>) {
  try {
    const raw = fromBase64url(key.publicKey);
    const imported = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, fromBase64url(signature), bytes);
  } catch {
    return false;
  }
}

function decode(payload: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64url(payload);
  } catch (cause) {
    throw new DocumentError('malformed', 'The statement is not base64url', cause);
  }
}

function parse<Value>(text: string, read: (input: unknown) => Value): Value {
  try {
    return read(JSON.parse(text));
  } catch (cause) {
    throw new DocumentError('malformed', 'The discovery document has the wrong shape', cause);
  }
}
