import * as z from '@pazar/contracts/schema';

/**
 * The answer of `POST /v1/account/google`: the URL where the browser chooses the Google account.
 */
export const googleLinkSchema = z.object({ location: z.url() });

/**
 * Why Google sign-in failed, as `?google=` of the page to which it redirects (`/home`, or
 * `/account/security` when linking).
 */
export const googleOutcomeSchema = z.enum([
  /** Linked to the account. */
  'linked',
  /** The person went back, or Google refused. */
  'cancelled',
  /** It took longer than ten minutes, or was started in another browser. */
  'expired',
  /** Google did not answer as it should. */
  'failed',
  /** No Google account can be used here: the operator has not set it up. */
  'unavailable',
  /** An account with this e-mail address exists: sign in to it and link Google there. */
  'link-needed',
  /** The Google account belongs to another agent. */
  'taken',
  /** The account is closed. */
  'closed',
]);
export type GoogleOutcome = z.infer<typeof googleOutcomeSchema>;
