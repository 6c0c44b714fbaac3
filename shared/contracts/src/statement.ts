import { z } from 'zod';
import { integritySchema } from './discovery.ts';
import { instantSchema } from './session.ts';

/** What a signature vouches for: which bytes, in which order, until when. */
export const statementSchema = z.strictObject({
  /** Counts up with every document ever issued; a lower one than seen is refused. */
  sequence: z.int().min(1),
  issuedAt: instantSchema,
  expires: instantSchema,
  /** SHA-384 of the exact bytes of `discovery.json`. */
  integrity: integritySchema,
  /** Their length in bytes. */
  length: z.int().min(2),
});
export type Statement = z.infer<typeof statementSchema>;

/**
 * `discovery.statement.json`. `payload` is the base64url of the statement's exact bytes; each
 * signature is Ed25519 over those bytes, base64url, with the identifier of its key.
 */
export const signedStatementSchema = z.strictObject({
  payload: z.string().max(4096),
  signatures: z
    .array(z.strictObject({ keyId: z.string().min(1).max(64), signature: z.string().max(128) }))
    .min(1)
    .max(8),
});
export type SignedStatement = z.infer<typeof signedStatementSchema>;

/** An Ed25519 public key as the host trusts it: the raw 32 bytes in base64url. */
export const publicKeySchema = z.strictObject({
  keyId: z.string().min(1).max(64),
  publicKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
});
export type PublicKey = z.infer<typeof publicKeySchema>;
