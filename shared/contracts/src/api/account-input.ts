import * as z from '@pazar/contracts/schema';
import { localeSchema } from './locale.ts';
import { currencySchema } from './money.ts';
import { phoneSchema } from './phone.ts';
import { displayNameSchema, emailSchema, newPasswordSchema } from './registration.ts';
import { localizedTextPatch, optionalTextInput } from './text.ts';

/** ЕДБ: 13 digits; a prefix `MK` is left out. */
const taxNumberSchema = z.string().check(
  z.maxLength(40),
  z.overwrite((text) => text.replaceAll(/[\s./-]/g, '').replace(/^(?:MK|МК)/i, '')),
  z.regex(/^\d{13}$/),
);

/** An IANA time zone that this machine knows. */
const timezoneSchema = z.string().check(z.maxLength(60), z.refine(isTimezone));

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Typed to prove that it is still the same person; not held to the rules for new passwords. */
const currentPasswordSchema = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Body of `PATCH /v1/account`, a merge patch (RFC 7396): only what changed, null empties a field.
 * A new `email` comes with `currentPassword` when the account has a password (else the sign-in must
 * be of the last minutes), and applies once it is confirmed. A change of `legalName` or `taxNumber` sends a VERIFIED agent back to PENDING.
 */
export const accountPatchSchema = z.strictObject({
  displayName: z.optional(displayNameSchema),
  email: z.optional(emailSchema),
  currentPassword: z.optional(currentPasswordSchema),
  phone: z.optional(z.nullable(phoneSchema)),
  business: z.optional(
    z.strictObject({
      legalName: z.optional(optionalTextInput({ min: 2, max: 160 })),
      taxNumber: z.optional(z.nullable(taxNumberSchema)),
      registrationNumber: z.optional(z.nullable(z.string().check(z.trim(), z.regex(/^\d{7}$/)))),
      farmRegistryNumber: z.optional(optionalTextInput({ max: 20 })),
      vatRegistered: z.optional(z.boolean()),
    }),
  ),
  about: z.optional(z.nullable(localizedTextPatch({ max: 2000, lines: true }))),
  locale: z.optional(localeSchema),
  currency: z.optional(currencySchema),
  timezone: z.optional(timezoneSchema),
});
export type AccountPatch = z.infer<typeof accountPatchSchema>;

/** Body of `POST /v1/account/verification`: as what the agent asks to be verified. */
export const verificationRequestSchema = z.strictObject({
  userType: z.enum(['SELLER', 'PRODUCER']),
});
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

/** Body of `POST /v1/account/password`. */
export const changePasswordRequestSchema = z.strictObject({
  currentPassword: currentPasswordSchema,
  newPassword: newPasswordSchema,
  /** Ends every session but this one. */
  signOutOthers: z._default(z.boolean(), true),
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/**
 * Body of `POST /v1/account/close`, and of linking and unlinking Google: the password is asked of
 * those who have one, a sign-in of the last minutes of the others.
 */
export const proofOfOwnerSchema = z.strictObject({
  currentPassword: z.optional(currentPasswordSchema),
});
