import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { z } from 'zod';
import { instantSchema } from '@pazar/contracts/values';
import { reasonSchema } from './reason.ts';

/**
 * `publisher`: publishes its remotes, and rolls them out. `operator`: rolls out, collects garbage,
 * manages tokens and keys. `auditor`: reads the audit.
 */
export const tokenRoleSchema = z.enum(['publisher', 'operator', 'auditor']);
export type TokenRole = z.infer<typeof tokenRoleSchema>;

const dayMs = 24 * 60 * 60 * 1000;
const maxTokenDays = 400;
/** Days before the end of a token at which its operators are warned; the alert PazarTokenExpires has them too. */
export const tokenWarningDays = 14;

/** Body of `POST /v1/tokens`. Reusing a name is a rotation: both are valid meanwhile. */
export const tokenRequestSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  roles: z.array(tokenRoleSchema).min(1).max(3),
  /** Remotes that it may touch; null is all of them, which a publisher's cannot be. */
  remotes: z.array(remoteNameSchema).min(1).max(50).nullable(),
  days: z.int().min(1).max(maxTokenDays).default(90),
  reason: reasonSchema,
});
export type TokenRequest = z.input<typeof tokenRequestSchema>;

/** The expiry of a token created now. */
export function tokenExpiry(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}

/** A token without its text, as `GET /v1/tokens` lists it. */
export const tokenSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  roles: z.array(tokenRoleSchema),
  remotes: z.array(z.string()).nullable(),
  createdAt: instantSchema,
  createdBy: z.string(),
  /** Null for the installation's own, which is a file on the registry's machine. */
  expiresAt: z.nullable(instantSchema),
  revokedAt: z.nullable(instantSchema),
  state: z.enum(['valid', 'expired', 'revoked']),
});
export type Token = z.infer<typeof tokenSchema>;

/** `GET /v1/whoami`: whom a token is for, and what it may touch. */
export const holderSchema = z.strictObject({
  name: z.string(),
  roles: z.array(tokenRoleSchema),
  /** Null is every remote. */
  remotes: z.array(z.string()).nullable(),
  /** Null for what does not expire by itself. */
  expiresAt: z.nullable(instantSchema),
});

export const tokenListSchema = z.strictObject({ items: z.array(tokenSchema) });

/** Answer of `POST /v1/tokens`: the only time that the text is seen. */
export const newTokenSchema = z.strictObject({ token: tokenSchema, text: z.string() });
export type NewToken = z.infer<typeof newTokenSchema>;
