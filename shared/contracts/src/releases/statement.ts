import * as z from '@pazar/contracts/schema';
import { integritySchema } from './discovery.ts';
import { instantSchema, positiveSchema } from '../values.ts';

/** An Ed25519 public key as the host trusts it: the raw 32 bytes in base64url. */
export const publicKeySchema = z.strictObject({
  keyId: z.string().check(z.minLength(1), z.maxLength(64)),
  publicKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
});
export type PublicKey = z.infer<typeof publicKeySchema>;

/**
 * The signed content: which bytes, in which order, until when. Members that this host does not know
 * are dropped: the signature covers its bytes, and open tabs with an older host must read the
 * documents of a newer registry. A condition for loading is never such a member: it is named in
 * `critical`.
 */
export const statementSchema = z.object({
  /** Increases with every document issued; a number lower than one seen is rejected. */
  sequence: positiveSchema,
  issuedAt: instantSchema,
  expires: instantSchema,
  /** SHA-384 of the exact bytes of `discovery.json`. */
  integrity: integritySchema,
  /** Their length in bytes. */
  length: z.int().check(z.minimum(2)),
  /**
   * The keys that are trusted from this document on, during a change of keys; old keys that are not
   * among them lose their trust. Valid only if a previously trusted key and each new key here have
   * signed the statement.
   */
  keys: z.optional(z.array(publicKeySchema).check(z.minLength(1), z.maxLength(4))),
  /**
   * The record of the registry's audit for this document: its number and the hash of the chain up
   * to it, SHA-256 in hex. `pazar verify` compares it, so that a truncated log is noticed.
   */
  audit: z.optional(
    z.strictObject({
      number: positiveSchema,
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
  /**
   * True when the files of each build are in the folder that all versions of its remote have in
   * common, too (`common-files.ts`). A shell that does not know this loads them from the folder of
   * the version.
   */
  commonFiles: z.optional(z.boolean()),
  /** False where browsers keep nothing for a start without a network, and remove what they have kept. */
  offline: z.optional(z.boolean()),
  /**
   * Names the members that a reader must know, as `crit` of RFC 7515 does. This host knows none, so
   * it rejects a document whose statement names one.
   */
  critical: z.optional(z.array(z.string()).check(z.maxLength(0))),
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
