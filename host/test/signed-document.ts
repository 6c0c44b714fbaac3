import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { PublicKey, Statement } from '@pazar/contracts/releases/statement';
import { integrityOf } from '../src/core/discovery/bytes.ts';
import type { DocumentBytes } from '../src/core/discovery/verify-document.ts';

/** A key pair that signs documents. */
export interface Signer {
  readonly publicKey: PublicKey;
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
}

/** Base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function makeSigner(keyId = 'k1'): Promise<Signer> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return {
    publicKey: { keyId, publicKey: toBase64url(raw) },
    async sign(bytes) {
      const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, bytes);
      return toBase64url(new Uint8Array(signature));
    },
  };
}

/** The statement of a document: the first one, valid for a month of 2026. */
async function statementOf(document: string): Promise<Statement> {
  const bytes = new TextEncoder().encode(document);
  return {
    sequence: 1,
    issuedAt: '2026-11-01T00:00:00.000Z',
    expires: '2026-12-01T00:00:00.000Z',
    integrity: await integrityOf(bytes),
    length: bytes.length,
  };
}

export interface SignOptions {
  readonly signer: Signer;
  /** Members of the statement that differ from the truth. */
  readonly over?: Partial<Statement>;
}

/** A document as the wire carries it, with its signed statement. */
export async function signDocument(
  document: DiscoveryDocument | string,
  { signer, over = {} }: SignOptions,
): Promise<DocumentBytes> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const statement = { ...(await statementOf(text)), ...over };
  return { document: text, statement: await signText(JSON.stringify(statement), signer) };
}

/** `discovery.statement.json` over any payload. */
export async function signText(payload: string, signer: Signer): Promise<string> {
  const bytes = new TextEncoder().encode(payload);
  const signature = { keyId: signer.publicKey.keyId, signature: await signer.sign(bytes) };
  return JSON.stringify({ payload: toBase64url(bytes), signatures: [signature] });
}
