import * as z from '@pazar/contracts/schema';
import { integritySchema } from './discovery.ts';
import { instantSchema } from '../values.ts';

/** An Ed25519 public key as the host trusts it: the raw 32 bytes in base64url. */
export const publicKeySchema = z.strictObject({
  keyId: z.string().check(z.minLength(1), z.maxLength(64)),
  publicKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});
export type PublicKey = z.infer<typeof publicKeySchema>;

/**
 * What a signature vouches for: which bytes, in which order, until when. Strict, unlike the API's
 * answers: a condition that this host does not know must not count as met.
 */
export const statementSchema = z.strictObject({
  /** Counts up with every document ever issued; a lower one than seen is refused. */
  sequence: z.int().check(z.minimum(1)),
  issuedAt: instantSchema,
  expires: instantSchema,
  /** SHA-384 of the exact bytes of `discovery.json`. */
  integrity: integritySchema,
  /** Their length in bytes. */
  length: z.int().check(z.minimum(2)),
  /**
   * The keys that are trusted from this document on, while keys change; the old ones are no more
   * trusted when they are not among them. It holds only when a key that was trusted before and each
   * key that is new here have signed the statement.
   */
  keys: z.optional(z.array(publicKeySchema).check(z.minLength(1), z.maxLength(4))),
});
export type Statement = z.infer<typeof statementSchema>;

/**
 * `discovery.statement.json`. `payload` is the base64url of the statement's exact bytes; each
 * signature is Ed25519 over those bytes, base64url, with the identifier of its key.
 */
export const signedStatementSchema = z.strictObject({
  payload: z.string().check(z.maxLength(4096)),
  signatures: z
    .array(
      z.strictObject({
        keyId: z.string().check(z.minLength(1), z.maxLength(64)),
        signature: z.string().check(z.maxLength(128)),
      }),
    )
    .check(z.minLength(1), z.maxLength(8)),
});
export type SignedStatement = z.infer<typeof signedStatementSchema>;
