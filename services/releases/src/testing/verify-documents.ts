import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  discoveryDocumentSchema,
  type DiscoveryDocument,
} from '@pazar/contracts/releases/discovery';
import {
  publicKeySchema,
  signedStatementSchema,
  statementSchema,
  type Statement,
} from '@pazar/contracts/releases/statement';
import { z } from 'zod';
import { integrityOf } from '@pazar/service/integrity';

/** The documents of a folder, as a browser finds them. */
export interface VerifiedDocuments {
  body: Buffer;
  document: DiscoveryDocument;
  statement: Statement;
  /** Identifiers of the keys whose signatures were verified. */
  signedBy: string[];
  /** True when the statement vouches for exactly these bytes. */
  isMatch: boolean;
}

/** Reads and verifies as a browser does: WebCrypto, the written keys, the exact bytes. */
export async function verifyDocuments(folder: string): Promise<VerifiedDocuments> {
  const body = await readFile(join(folder, 'discovery.json'));
  const signed = signedStatementSchema.parse(await readJson(folder, 'discovery.statement.json'));
  const keys = z.array(publicKeySchema).parse(await readJson(folder, 'trusted-keys.json'));
  const payload = Buffer.from(signed.payload, 'base64url');
  for (const { keyId, signature } of signed.signatures) {
    const trusted = keys.find((key) => key.keyId === keyId);
    if (!trusted || !(await isSigned(trusted.publicKey, signature, payload))) {
      throw new Error(`The signature of ${keyId} does not verify`);
    }
  }
  const statement = statementSchema.parse(JSON.parse(payload.toString()));
  return {
    body,
    document: discoveryDocumentSchema.parse(JSON.parse(body.toString())),
    statement,
    signedBy: signed.signatures.map(({ keyId }) => keyId),
    isMatch: statement.integrity === integrityOf(body) && statement.length === body.byteLength,
  };
}

async function readJson(folder: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, name), 'utf8'));
}

async function isSigned(publicKey: string, signature: string, payload: Buffer): Promise<boolean> {
  const raw = Buffer.from(publicKey, 'base64url');
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  const bytes = Buffer.from(signature, 'base64url');
  return crypto.subtle.verify('Ed25519', key, bytes, Uint8Array.from(payload));
}
