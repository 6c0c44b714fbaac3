import * as z from '@pazar/contracts/schema';

/** Input of `navigator.credentials`, as the WebAuthn library writes it. */
const webAuthnOptionsSchema = z.record(z.string(), z.unknown());
/** Result of `navigator.credentials`; the service's WebAuthn library checks it. */
export const webAuthnResponseSchema = z.record(z.string(), z.unknown());

/** The first half of adding a passkey or signing in with one; its cookie identifies the browser. */
export const passkeyOptionsSchema = z.object({
  challenge: z.uuid(),
  options: webAuthnOptionsSchema,
});
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** Body of `POST /v1/agent/passkey/login`. */
export const passkeyLoginSchema = z.strictObject({
  challenge: z.uuid(),
  response: webAuthnResponseSchema,
});
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;

/** A code of the authenticator app, or a recovery code; spaces and dashes do not count. */
export const codeSchema = z.string().check(
  z.maxLength(40),
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.regex(/^(?:\d{6}|[A-Z2-7]{16})$/),
);

/** Body of `POST /v1/agent/login/second-factor`: the challenge is that of the refused sign-in. */
export const secondStepSchema = z.strictObject({ challenge: z.uuid(), code: codeSchema });
export type SecondStep = z.infer<typeof secondStepSchema>;

/** Body of `POST /v1/agent/not-me`: the token of the link in a security e-mail. */
export const notMeSchema = z.strictObject({
  token: z.string().check(z.minLength(20), z.maxLength(100)),
});
/** The changes of security that the link of their e-mail undoes. */
export const undoneChanges = [
  'passkey-added',
  'passkey-removed',
  'google-linked',
  'google-unlinked',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
  'email-changed',
] as const;
export type UndoneChange = (typeof undoneChanges)[number];

/** Its answer: a token with which a new password can be chosen within an hour. */
export const notMeAnswerSchema = z.object({
  token: z.string(),
  /** What the link has undone, the newest change first. */
  undone: z._default(z.array(z.enum(undoneChanges)), []),
  /** What can still log in beside the new password, or is asked for. */
  left: z._default(
    z.object({
      /** Their names. */
      passkeys: z.array(z.string()),
      google: z.boolean(),
      secondFactor: z.boolean(),
    }),
    { passkeys: [], google: false, secondFactor: false },
  ),
});
export type NotMeAnswer = z.infer<typeof notMeAnswerSchema>;
