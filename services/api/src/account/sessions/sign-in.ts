import type { LoginRequest } from '@pazar/contracts/session';
import { Refusal } from '../../problems/refusal.ts';
import type { AgentRepository } from '../agent-repository.ts';
import type { Caller } from '../caller.ts';
import type { LoginLimiter } from '../../security/login-limiter.ts';
import type { PasswordHasher } from '../../security/password-hasher.ts';
import type { SignedCookie } from '../../security/signed-cookie.ts';
import type { SessionService, SignedIn } from './session-service.ts';

/** Signs in with a password. Throws `bad-credentials`, `rate-limited` or `busy`. */
export type SignIn = (
  credentials: LoginRequest,
  from: Caller,
) => Promise<{ signedIn: SignedIn; setCookie: string }>;

export interface SignInParts {
  agents: AgentRepository;
  sessions: SessionService;
  limiter: LoginLimiter;
  hasher: PasswordHasher;
  /** Proves that an agent has signed in from a browser before. */
  device: SignedCookie;
}

export async function createSignIn(parts: SignInParts): Promise<SignIn> {
  const { agents, sessions, limiter, hasher, device } = parts;
  // An unknown name must take as long as a known one, or the time tells who has an account.
  const nobodysHash = await hasher.hash('', 'start');

  return async function signIn({ username, password }, { address, cookie, userAgent }) {
    const agent = await agents.findByLogin(username.normalize('NFC'));
    const isKnown = agent !== undefined && device.proves(cookie, agent.id);
    const attempt = { who: agent?.id ?? username.normalize('NFC'), address, isKnown };
    await limiter.count(attempt);
    const matches = await hasher.verify(password, agent?.passwordHash ?? nobodysHash, address);
    if (!agent?.passwordHash || !matches || agent.accountStatus === 'CLOSED') {
      throw new Refusal('bad-credentials');
    }
    await limiter.forget(attempt);
    return {
      signedIn: await sessions.issue(agent, { userAgent }),
      setCookie: device.write(agent.id),
    };
  };
}
