import * as z from '@pazar/contracts/schema';
import { enteredTexts } from './entered-texts.ts';
import { shapeOf } from './fields.ts';
import { localeSchema } from './locale.ts';
import { locationInputSchema } from './location-input.ts';
import { currencySchema } from './money.ts';
import { phoneSchema } from './phone.ts';
import { emailSchema } from './email.ts';
import { accountTexts } from './account-texts.ts';
import { displayNameSchema, newPasswordSchema } from './registration.ts';
import { isPersonalNumber } from './personal-number.ts';
import { localizedTextPatch, optionalTextInput, textInput } from './text.ts';

/**
 * ЕДБ: 13 digits; a prefix `MK` is dropped. A personal identity number (ЕМБГ) also has 13 digits
 * and is rejected as `personal-number`: Pazar never stores one.
 */
const taxNumberSchema = z.string().check(
  z.maxLength(40),
  z.overwrite((text) => text.replaceAll(/[\s./-]/g, '').replace(/^(?:MK|МК)/i, '')),
  z.regex(/^\d{13}$/, { abort: true }),
  z.refine((digits) => !isPersonalNumber(digits), { params: { fault: 'personal-number' } }),
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

/** A person's data, complete, as a form submits them. */
export const profileInputSchema = z.strictObject({
  displayName: displayNameSchema,
  /** The agent's own image; null removes the picture. */
  avatarImageId: z.nullable(z.uuid()),
  ...shapeOf(enteredTexts(accountTexts), 'patched'),
  currency: currencySchema,
  about: z.nullable(localizedTextPatch({ max: 2000, lines: true })),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

const farmRegistryLimits = { max: 20 };

/** A business's registration data, complete, as a form submits them. */
export const businessInputSchema = z.strictObject({
  legalName: optionalTextInput({ min: 2, max: 160 }),
  taxNumber: z.nullable(taxNumberSchema),
  registrationNumber: z.nullable(z.string().check(z.trim(), z.regex(/^\d{7}$/))),
  farmRegistryNumber: optionalTextInput(farmRegistryLimits),
  vatRegistered: z.boolean(),
});

/**
 * Body of `PATCH /v1/account`, a merge patch (RFC 7396): only what changed, null empties a field.
 * A new `email` comes with `currentPassword` when the account has a password (else the sign-in must
 * be of the last minutes), and applies once it is confirmed. A change of `legalName` or `taxNumber` sends a VERIFIED agent back to PENDING.
 */
export const accountPatchSchema = z.strictObject({
  ...z.partial(profileInputSchema).shape,
  email: z.optional(emailSchema),
  currentPassword: z.optional(currentPasswordSchema),
  business: z.optional(z.partial(businessInputSchema)),
  locale: z.optional(localeSchema),
  timezone: z.optional(timezoneSchema),
});
export type AccountPatch = z.infer<typeof accountPatchSchema>;

/** A request for verification with all that management needs, as a form holds it. */
export const wholeVerificationRequestSchema = z.strictObject({
  userType: z.enum(['SELLER', 'PRODUCER']),
  phone: phoneSchema,
  business: z.strictObject({
    legalName: textInput({ min: 2, max: 160 }),
    taxNumber: z.nullable(taxNumberSchema),
    farmRegistryNumber: z._default(optionalTextInput(farmRegistryLimits), null),
  }),
  /** The first location; for an agent who has one and no role yet, its new data. */
  location: z.optional(locationInputSchema),
});
export type WholeVerificationRequest = z.infer<typeof wholeVerificationRequestSchema>;

/**
 * Body of `POST /v1/account/verification`: the role that the agent requests, and any data submitted
 * with the request. Either all of it is saved, or none.
 */
export const verificationRequestSchema = z.strictObject({
  ...z.partial(wholeVerificationRequestSchema).shape,
  userType: wholeVerificationRequestSchema.shape.userType,
  business: z.optional(z.partial(wholeVerificationRequestSchema.shape.business)),
});
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

/** Body of `POST /v1/account/password`. */
export const changePasswordRequestSchema = z.strictObject({
  currentPassword: currentPasswordSchema,
  newPassword: newPasswordSchema,
  /** Ends every session except this one. */
  signOutOthers: z._default(z.boolean(), true),
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/**
 * Body of `POST /v1/account/close`, and of linking and unlinking Google. Agents with a password
 * must give it; others must have signed in within the last minutes.
 */
export const proofOfOwnerSchema = z.strictObject({
  currentPassword: z.optional(currentPasswordSchema),
});

/** Longest appeal, in UTF-16 units. */
export const appealLimits = { min: 10, max: 2000 } as const;

/** Body of `POST /v1/account/appeal`: a suspended agent's statement against the suspension. */
export const appealInputSchema = z.strictObject({
  text: textInput({ ...appealLimits, lines: true }),
});
export type AppealInput = z.infer<typeof appealInputSchema>;
