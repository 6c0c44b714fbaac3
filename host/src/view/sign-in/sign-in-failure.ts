import type { HttpErrors } from '../../core/journal/http-errors.ts';

/** What the form says of a sign-in that failed. */
export type SignInFailure = 'failed' | 'unreachable' | 'tooMany';

/**
 * Signing in tells only that it failed, as specified. To call a password wrong that nobody looked
 * at would be a lie, so the form asks the failed calls for the reason.
 *
 * @param since when the attempt began, in milliseconds since the page was opened
 */
export function signInFailure(errors: HttpErrors, since: number): SignInFailure {
  const failure = errors.recent().find(({ path, at }) => path === '/v1/agent/login' && at >= since);
  if (failure === undefined || failure.kind === 'answer') return 'failed';
  if (failure.status === 429) return 'tooMany';
  return failure.status === 0 || failure.status >= 500 ? 'unreachable' : 'failed';
}
