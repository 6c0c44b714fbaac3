import * as z from '@pazar/contracts/schema';
import { accountStatusSchema, verificationStatusSchema } from './account-status.ts';
import type { answeredTexts } from './answered-texts.ts';
import type { DeclaredTexts } from './declared-text.ts';
import { authenticationProviderSchema, roleSchema, userTypeSchema } from './agent-kinds.ts';
import { localeSchema, localizedTextSchema } from './locale.ts';
import { currencySchema } from './money.ts';
import { accountTexts } from './account-texts.ts';
import { instantSchema, versionSchema } from '../values.ts';

const nullableText = z.nullable(z.string());

const texts: DeclaredTexts = accountTexts;
// As `answeredTexts` makes them, which would be one more script of the pages that read an account.
const textShape = Object.fromEntries(
  Object.entries(texts).map(([name, { isAlwaysAnswered }]) => [
    name,
    isAlwaysAnswered ? nullableText : z._default(nullableText, null),
  ]),
) as ReturnType<typeof answeredTexts<typeof accountTexts>>;

/** A business's registration. Numbers are strings of digits: leading zeros count. */
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
  /** Confirmed; null only if Google supplied an address that it had not confirmed. */
  email: nullableText,
  /** Asked for and not confirmed yet; the account keeps `email` until then. */
  pendingEmail: nullableText,
  /** Where the link of `pendingEmail` was not opened yet: both addresses confirm the change. */
  pendingEmailWaitsFor: z._default(z.array(z.enum(['new', 'present'])), []),
  displayName: z.string(),
  /** The picture of the person, an image of `POST /v1/images`. */
  avatarImageId: z._default(z.nullable(z.uuid()), null),
  userType: userTypeSchema,
  roles: z.array(roleSchema),
  authenticationProvider: authenticationProviderSchema,
  accountStatus: accountStatusSchema,
  verified: z.boolean(),
  ...textShape,
  business: businessSchema,
  about: z.nullable(localizedTextSchema),
  locale: localeSchema,
  currency: currencySchema,
  /** IANA name. */
  timezone: z.string(),
  verification: z.object({
    status: verificationStatusSchema,
    /** What management wrote with its decision, word for word. */
    reason: nullableText,
    requestedAt: z.nullable(instantSchema),
    decidedAt: z.nullable(instantSchema),
  }),
  /** Set while the account is SUSPENDED; `until` is null without an end. */
  suspension: z.nullable(
    z.object({
      reason: nullableText,
      until: z.nullable(instantSchema),
      /** The agent's appeal and its time. */
      appeal: z._default(z.nullable(z.object({ text: z.string(), at: instantSchema })), null),
    }),
  ),
  /** When a CLOSING account closes for good. */
  closesAt: z.nullable(instantSchema),
  /** The ways to sign in: there is always at least one. */
  signIn: z.object({
    hasPassword: z.boolean(),
    google: z.nullable(z.object({ email: nullableText })),
  }),
  creationDate: instantSchema,
  updateDate: instantSchema,
});
export type Account = z.infer<typeof accountSchema>;
