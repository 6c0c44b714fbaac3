import * as z from '@pazar/contracts/schema';
import { accountStatusSchema, verificationStatusSchema } from './agent.ts';
import { localeSchema, localizedTextSchema } from './locale.ts';
import { currencySchema } from './money.ts';
import { authenticationProviderSchema, roleSchema, userTypeSchema } from './session.ts';
import { instantSchema, versionSchema } from '../values.ts';

const nullableText = z.nullable(z.string());

/** What a business is registered as. Numbers are digits in texts: leading zeros count. */
const businessSchema = z.object({
  legalName: nullableText,
  /** ЕДБ, 13 digits. */
  taxNumber: nullableText,
  /** ЕМБС, 7 digits. */
  registrationNumber: nullableText,
  /** Number in the register of agricultural holdings. */
  farmRegistryNumber: nullableText,
  /** Without it no VAT is shown anywhere. */
  vatRegistered: z.boolean(),
});

/**
 * The answer of `GET /v1/account`: everything the agent keeps about itself. Its `version` is the
 * `ETag`.
 */
export const accountSchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  username: z.string(),
  /** Confirmed; null only after Google handed over an address that it had not confirmed. */
  email: nullableText,
  /** Asked for and not confirmed yet; the account keeps `email` until then. */
  pendingEmail: nullableText,
  displayName: z.string(),
  userType: userTypeSchema,
  roles: z.array(roleSchema),
  authenticationProvider: authenticationProviderSchema,
  accountStatus: accountStatusSchema,
  verified: z.boolean(),
  /** E.164. */
  phone: nullableText,
  business: businessSchema,
  about: z.nullable(localizedTextSchema),
  locale: localeSchema,
  currency: currencySchema,
  /** IANA name. */
  timezone: z.string(),
  verification: z.object({
    status: verificationStatusSchema,
    /** Why management refused, word for word. */
    reason: nullableText,
    requestedAt: z.nullable(instantSchema),
    decidedAt: z.nullable(instantSchema),
  }),
  /** Set while the account is SUSPENDED; `until` is null without an end. */
  suspension: z.nullable(z.object({ reason: nullableText, until: z.nullable(instantSchema) })),
  /** When a CLOSING account closes for good. */
  closesAt: z.nullable(instantSchema),
  /** The ways to sign in: there is always one. */
  signIn: z.object({
    hasPassword: z.boolean(),
    google: z.nullable(z.object({ email: nullableText })),
  }),
  creationDate: instantSchema,
  updateDate: instantSchema,
});
export type Account = z.infer<typeof accountSchema>;
