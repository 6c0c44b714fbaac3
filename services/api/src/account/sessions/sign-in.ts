import type { LoginRequest } from '@pazar/contracts/session';
import { Refusal } from '../../problems/refusal.ts';
import type { AgentRepository } from '../agent-repository.ts';
import type { LoginLimiter } from '../../security/login-limiter.ts';
import { hashPassword, verifyPassword, type PasswordCost } from '../../security/password.ts';
import type { Device, SessionService, SignedIn } from './session-service.ts';

/** Signs in with a password. Throws `bad-credentials` or `rate-limited`. */
export type SignIn = (credentials: LoginRequest, from: Caller) => Promise<SignedIn>;

/** Where a sign-in comes from. */
interface Caller extends Device {
  address: string;
}

export interface SignInParts {
  agents: AgentRepository;
  sessions: SessionService;
  limiter: LoginLimiter;
  passwordCost: PasswordCost;
}

export async function createSignIn(parts: SignInParts): Promise<SignIn> {
  const { agents, sessions, limiter, passwordCost } = parts;
  // An unknown name must take as long as a known one, or the time tells who has an account.
  const nobodysHash = await hashPassword('', passwordCost);

  return async function signIn({ username, password }, { address, userAgent }) {
    await limiter.count(username, address);
    const agent = await agents.findByLogin(username);
    const matches = await verifyPassword(password, agent?.passwordHash ?? nobodysHash);
    if (!agent?.passwordHash || !matches || agent.accountStatus === 'CLOSED') {
      throw new Refusal('bad-credentials');
    }
    await limiter.forget(username, address);
    return sessions.issue(agent, { userAgent });
  };
}
