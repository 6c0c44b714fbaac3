import * as z from '@pazar/contracts/schema';
import { emailSchema } from './email.ts';
import { localeSchema } from './locale.ts';
import { passwordLength } from './password-length.ts';
import { textInput } from './text.ts';

/** A new password. A password typed to sign in is not checked against this. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(passwordLength.min), z.maxLength(passwordLength.max));

/** The length of a username, which may be an e-mail address. */
export const usernameLength = { min: 3, max: 60 } as const;

/** Letters of any script, digits and `._-@`; unique without regard to case. */
export const usernameSchema = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(usernameLength.min),
    z.maxLength(usernameLength.max),
    z.regex(/^[\p{L}\p{N}._@-]+$/u),
  );

/** Person or shop name shown in the interface. */
export const displayNameLength = { min: 2, max: 80 } as const;
export const displayNameSchema = textInput(displayNameLength);

/** The one-time token of a link in an e-mail. */
const linkTokenSchema = z.string().check(z.minLength(20), z.maxLength(500));

/** Body of `POST /v1/agent/register`: the answer is the same whether the address is new or not. */
export const registerRequestSchema = z
  .strictObject({
    username: usernameSchema,
    email: emailSchema,
    password: newPasswordSchema,
    displayName: displayNameSchema,
    /** Language of the account and of the e-mail that confirms it. */
    locale: localeSchema,
  })
  .check(
    // Signing in accepts either, so no address may be another agent's username.
    z.refine(({ username, email }) => !username.includes('@') || username.toLowerCase() === email, {
      error: 'username-not-own-email',
      path: ['username'],
    }),
  );
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** Body of `POST /v1/agent/password/forgot`; answered with 202 whether the address is known or not. */
export const forgotPasswordRequestSchema = z.strictObject({ email: emailSchema });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequestSchema>;

/** Body of `POST /v1/agent/password/reset`: the token of `/home/reset?token=…` and the new password. */
export const resetPasswordRequestSchema = z.strictObject({
  token: linkTokenSchema,
  password: newPasswordSchema,
});
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

/** Body of `POST /v1/agent/email/confirm`: the token of `/home/confirm?token=…`. */
export const confirmEmailRequestSchema = z.strictObject({ token: linkTokenSchema });
export type ConfirmEmailRequest = z.infer<typeof confirmEmailRequestSchema>;
/**
 * Its answer in another browser than that of the registration: a token with which the password is chosen
 * within an hour. 204 without a body in all other cases.
 */
export const confirmEmailAnswerSchema = z.object({ token: z.string() });
