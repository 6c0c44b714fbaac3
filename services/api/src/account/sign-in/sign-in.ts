import type { LoginRequest } from '@pazar/contracts/login';
import { Refusal } from '../../problems/refusal.ts';
import type { AgentRepository, AgentRow } from '../../callers/agent-repository.ts';
import type { Caller } from '../../callers/caller.ts';
import type { LoginLimiter } from '../../security/login-limiter.ts';
import type { PasswordHasher } from '../../security/password-hasher.ts';
import type { SignedCookie } from '../../security/signed-cookie.ts';
import { browserOf } from '../credentials/known-browser.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import type { SignedIn } from '../../callers/signed-in.ts';
import type { SessionService } from '../sessions/session-service.ts';

/**
 * Signs in with a password; where the second factor is on, answers the challenge of its code. Throws
 * `bad-credentials`, `rate-limited` or `busy`.
 */
export type SignIn = (
  credentials: LoginRequest,
  from: Caller,
) => Promise<{ setCookie: string } & ({ signedIn: SignedIn } | { challenge: string })>;

export interface SignInDependencies {
  agents: AgentRepository;
  sessions: SessionService;
  limiter: LoginLimiter;
  hasher: PasswordHasher;
  /** Proves that an agent has signed in from a browser before. */
  device: SignedCookie;
  askForCode: FinishSignIn['askForCode'];
}

export async function createSignIn(dependencies: SignInDependencies): Promise<SignIn> {
  const { agents, sessions, limiter, hasher, device, askForCode } = dependencies;
  // An unknown name must take as long as a known one, or the time reveals who has an account.
  const nobodysHash = await hasher.hash('', 'start');

  const finish = async (agent: AgentRow, userAgent: string | undefined) => ({
    signedIn: await sessions.issue(agent, { userAgent, openedWith: 'PASSWORD' }),
    setCookie: device.write(browserOf(agent)),
  });

  function isKnown(agent: AgentRow | undefined, cookie: string | undefined): boolean {
    return agent !== undefined && device.proves(cookie, browserOf(agent));
  }

  return async function signIn({ username, password }, { address, cookie, userAgent }) {
    const name = username.normalize('NFC');
    const agent = await agents.findByLogin(name);
    const attempt = { who: agent?.id ?? name, address, isKnown: isKnown(agent, cookie) };
    await limiter.count(attempt);
    const matches = await hasher.verify(password, agent?.passwordHash ?? nobodysHash, address);
    if (!agent?.passwordHash || !matches || agent.accountStatus === 'CLOSED') {
      throw new Refusal('bad-credentials');
    }
    await limiter.forget(attempt);
    return (await askForCode(agent, 'PASSWORD')) ?? finish(agent, userAgent);
  };
}
