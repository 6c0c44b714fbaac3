import { takeJwtParameter } from './jwt-parameter.ts';
import { takeLinkToken } from './link-token.ts';

export interface ArrivedWith {
  /** Token of a sign-in by redirect, or null. */
  readonly jwt: string | null;
  /** One-time token of the e-mail that led to this page, or null. */
  readonly linkToken: string | null;
}

/** The secrets that the page was opened with; taken out of the address on import. */
export const arrivedWith: ArrivedWith = {
  jwt: takeJwtParameter(window),
  linkToken: takeLinkToken(window),
};
