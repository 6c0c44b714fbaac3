import { passkeyOptionsSchema } from '@pazar/contracts/sign-in-steps';
import type { LoginRequest } from '@pazar/contracts/login';
import { sessionSchema } from '@pazar/contracts/session';
import { ApiError } from '@pazar/shell/api-error';
import { isMissingChunk } from '../builds/section-failure.ts';
import type { SignInServices } from './sign-out.ts';

/**
 * Why a sign-in failed. Only the server can reject a password: `unreachable` and `tooMany` mean
 * that it did not check the password. `passkeyNone`: the browser returned no passkey, or the agent
 * cancelled.
 */
export type SignInFailure =
  | 'failed'
  | 'unreachable'
  | 'tooMany'
  | 'codeWrong'
  | 'codeOver'
  | 'passkeyNone'
  | 'passkeyRefused';

/** Null when the agent is signed in; `challenge` when a code is needed, which `finishSignIn` sends. */
export type SignInOutcome =
  | { readonly failure: SignInFailure }
  | { readonly challenge: string }
  | null;

/**
 * Signs in. A failure only returns its reason: no exception, no message (specification, section 4);
 * the form shows its own message.
 */
export function signIn(
  credentials: LoginRequest,
  services: SignInServices,
): Promise<SignInOutcome> {
  return open(() => services.agentApi.post('login', credentials), services);
}

/** The second step: a code of the authenticator app, or a recovery code. Never rejects. */
export function finishSignIn(
  step: { readonly challenge: string; readonly code: string },
  services: SignInServices,
): Promise<SignInOutcome> {
  const refusals = { 401: 'codeOver', 422: 'codeWrong' } as const;
  return open(() => services.agentApi.post('login/second-factor', step), services, refusals);
}

/** Whether this browser can sign in with a passkey on this page: at a name, since an address has none. */
export function canUsePasskeys(): boolean {
  return (
    /[a-z]/i.test(location.hostname) &&
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Asks the browser for a passkey and signs in with it. Never rejects. */
export function signInWithPasskey(services: SignInServices): Promise<SignInOutcome> {
  async function post(): Promise<unknown> {
    const asked = passkeyOptionsSchema.parse(await services.agentApi.post('passkey/options', {}));
    // The service's WebAuthn library wrote them; the browser checks each member.
    const options = asked.options as object as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const passkey = await navigator.credentials.get({ publicKey });
    if (!(passkey instanceof PublicKeyCredential)) throw new NoPasskeyError();
    const { challenge } = asked;
    return services.agentApi.post('passkey/login', { challenge, response: passkey.toJSON() });
  }
  return open(post, services, { 401: 'passkeyRefused' });
}

class NoPasskeyError extends Error {
  override readonly name = 'NotAllowedError';
}

type Refusals = Readonly<Record<number, SignInFailure>>;

async function open(
  post: () => Promise<unknown>,
  { session }: SignInServices,
  refusals: Refusals = {},
): Promise<SignInOutcome> {
  try {
    session.getState().signIn(sessionSchema.parse(await post()));
    return session.getState().session === null ? { failure: 'failed' } : null;
  } catch (error) {
    const { code, challenge } = (error instanceof ApiError ? error.problem : undefined) ?? {};
    if (code === 'second-factor' && challenge !== undefined) return { challenge };
    return { failure: failureOf(error, refusals) };
  }
}

function failureOf(error: unknown, refusals: Refusals): SignInFailure {
  if (isMissingChunk(error)) return 'unreachable';
  // The errors of `navigator.credentials` (WebAuthn 3, 5.1.4).
  if (error instanceof DOMException || error instanceof NoPasskeyError) return 'passkeyNone';
  if (!(error instanceof ApiError) || error.kind === 'answer') return 'failed';
  if (error.status === 429) return 'tooMany';
  if (error.status === 0 || error.status >= 500) return 'unreachable';
  return refusals[error.status] ?? 'failed';
}
