import * as z from '@pazar/contracts/schema';

/** The answer of `POST /v1/account/google`: where the browser goes to choose the Google account. */
export const googleLinkSchema = z.object({ location: z.url() });

/**
 * How Google sign-in ended when it did not sign in, as `?google=` of the page it comes back to
 * (`/home`, or `/account` when linking).
 */
export const googleOutcomeSchema = z.enum([
  /** Linked to the account. */
  'linked',
  /** The person went back, or Google refused. */
  'cancelled',
  /** It took longer than ten minutes, or began in another browser. */
  'expired',
  /** Google did not answer as it should. */
  'failed',
  /** No Google account can be used here: the operator has not set it up. */
  'unavailable',
  /** An account with this address exists: sign in to it and link Google there. */
  'link-needed',
  /** The Google account belongs to another agent. */
  'taken',
  /** The account is closed. */
  'closed',
]);
export type GoogleOutcome = z.infer<typeof googleOutcomeSchema>;
