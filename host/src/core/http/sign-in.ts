import { passkeyOptionsSchema } from '@pazar/contracts/sign-in-steps';
import type { LoginRequest } from '@pazar/contracts/login';
import { sessionReader } from '@pazar/contracts/session-reader';
import { ApiError } from '@pazar/shell/api-error';
import { isMissingChunk } from '../request/is-missing-chunk.ts';
import type { SignInServices } from './sign-out.ts';

/**
 * Why a sign-in failed. Only `failed` is about the password, which the server alone can reject.
 *
 * - `unreachable`: nobody answered;
 * - `down`: the server failed, with 500 and above;
 * - `answer`: the answer is no session that is valid now, or a refusal of another kind;
 * - `passkeyNone`: the browser returned no passkey, or the agent cancelled.
 */
export type SignInFailure =
  | 'failed'
  | 'unreachable'
  | 'down'
  | 'answer'
  | 'tooMany'
  | 'codeWrong'
  | 'codeLocked'
  | 'codeOver'
  | 'passkeyNone'
  | 'passkeyRefused';

/** Why the agent is not signed in: a failure, or a code is needed, which `finishSignIn` sends. */
export type SignInRefusal =
  | { readonly failure: SignInFailure; readonly challenge?: never }
  | { readonly challenge: string; readonly failure?: never };

export interface SignInCall extends SignInServices {
  /** Receives the reason of a `false`; a form shows it. */
  readonly onRefusal: (refusal: SignInRefusal) => void;
}

/**
 * Signs in. A failure gives `false` and has no other effect on the session (specification, section
 * 4). Never rejects.
 */
export function signIn(credentials: LoginRequest, call: SignInCall): Promise<boolean> {
  return open(() => call.agentApi.post('login', credentials), call);
}

/** The second step: a code of the authenticator app, or a recovery code. Never rejects. */
export function finishSignIn(
  step: { readonly challenge: string; readonly code: string },
  call: SignInCall,
): Promise<boolean> {
  const refusals = { 401: 'codeOver', 422: 'codeWrong' } as const;
  return open(() => call.agentApi.post('login/second-factor', step), call, refusals);
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
export function signInWithPasskey(call: SignInCall): Promise<boolean> {
  async function post(): Promise<unknown> {
    const asked = passkeyOptionsSchema.parse(await call.agentApi.post('passkey/options', {}));
    // The service's WebAuthn library wrote them; the browser checks each member.
    const options = asked.options as object as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const passkey = await navigator.credentials.get({ publicKey });
    if (!(passkey instanceof PublicKeyCredential)) throw new NoPasskeyError();
    const { challenge } = asked;
    return call.agentApi.post('passkey/login', { challenge, response: passkey.toJSON() });
  }
  return open(post, call, { 401: 'passkeyRefused' });
}

/** The failure of a sign-in that has no further step; null when the agent is signed in. */
export async function failureBy(
  call: (onRefusal: SignInCall['onRefusal']) => Promise<boolean>,
): Promise<SignInFailure | null> {
  let failure: SignInFailure | null = null;
  const isSignedIn = await call((refusal) => (failure = refusal.failure ?? null));
  return isSignedIn ? null : failure;
}

class NoPasskeyError extends Error {
  override readonly name = 'NotAllowedError';
}

type Refusals = Readonly<Record<number, SignInFailure>>;

/** 422: no account can have this username or password, such as one that is too long. */
const passwordRefusals: Refusals = { 401: 'failed', 422: 'failed', 429: 'tooMany' };

async function open(
  post: () => Promise<unknown>,
  { session, onRefusal }: SignInCall,
  refusals: Refusals = {},
): Promise<boolean> {
  try {
    if (session.getState().signIn(sessionReader.parse(await post()))) return true;
    onRefusal({ failure: 'answer' });
  } catch (error) {
    const { code, challenge } = (error instanceof ApiError ? error.problem : undefined) ?? {};
    const needsCode = code === 'second-factor' && challenge !== undefined;
    onRefusal(needsCode ? { challenge } : { failure: failureOf(error, refusals) });
  }
  return false;
}

function failureOf(error: unknown, refusals: Refusals): SignInFailure {
  if (isMissingChunk(error)) return 'unreachable';
  // The errors of `navigator.credentials` (WebAuthn 3, 5.1.4).
  if (error instanceof DOMException || error instanceof NoPasskeyError) return 'passkeyNone';
  if (!(error instanceof ApiError) || error.kind === 'answer') return 'answer';
  const { status } = error;
  if (isLocked(error)) return 'codeLocked';
  if (status === 0) return 'unreachable';
  if (status >= 500) return 'down';
  return { ...passwordRefusals, ...refusals }[status] ?? 'answer';
}

/** Only a recovery code or a new password helps now. */
function isLocked({ problem }: ApiError): boolean {
  return (problem?.errors ?? []).some(({ code }) => code === 'recovery-only');
}
