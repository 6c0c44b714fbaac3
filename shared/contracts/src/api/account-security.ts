import * as z from '@pazar/contracts/schema';
import { countSchema, instantSchema } from '../values.ts';
import { proofOfOwnerSchema } from './account-input.ts';
import { codeSchema, webAuthnResponseSchema } from './sign-in-steps.ts';

/** How long the code of an authenticator app is good, in seconds, and how many digits it has. */
export const oneTimeCode = { digits: 6, periodSeconds: 30 } as const;
/** Number of recovery codes generated at once. */
export const recoveryCodeCount = 10;
/** More than anybody has devices. */
export const maxPasskeys = 20;

const passkeyNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

export const passkeySchema = z.object({
  id: z.uuid(),
  /** The owner's label. */
  name: z.string(),
  createdAt: instantSchema,
  /** Null until somebody signs in with it. */
  lastUsedAt: z.nullable(instantSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The answer of `GET /v1/account/security`: the ways to sign in besides password and Google. */
export const accountSecuritySchema = z.object({
  passkeys: z.array(passkeySchema),
  /** The domain on which a browser can make passkeys. */
  passkeyDomain: z.string(),
  /** Null while it is off. */
  secondFactor: z.nullable(z.object({ since: instantSchema, codesLeft: countSchema })),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

/** Body of `POST /v1/account/passkeys`. */
export const newPasskeySchema = z.strictObject({
  challenge: z.uuid(),
  name: passkeyNameSchema,
  response: webAuthnResponseSchema,
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** Body of `PATCH /v1/account/passkeys/{id}`. */
export const renamePasskeySchema = z.strictObject({ name: passkeyNameSchema });

/** The answer of `POST /v1/account/second-factor`: the data that an authenticator app needs. */
export const secondFactorSecretSchema = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, for a QR code. */
  uri: z.string(),
});
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

/** Body of `POST /v1/account/second-factor/confirm`. */
export const confirmSecondFactorSchema = z.strictObject({ code: codeSchema });
/** Recovery codes, shown this once: the service keeps their hashes alone. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });

/** Body of `DELETE /v1/account/second-factor`. */
export const endSecondFactorSchema = z.extend(proofOfOwnerSchema, { code: codeSchema });
