import type { SessionAnswer } from '@pazar/contracts/session';
import type { AgentRow } from './agent-repository.ts';
import type { Device } from './caller.ts';

/** An agent with the token that proves it. */
export interface SignedIn {
  /** Its `roles` are those that it may use now. */
  agent: AgentRow;
  token: string;
  sessionId: string;
  expiresAt: Date;
  /** When the agent signed in; the same for all tokens that a session is renewed with. */
  startedAt: Date;
  /** The manager who views the agent's data in this read-only session; null for the agent. */
  viewerId: string | null;
}

/** Finds who is signed in with a token, for the guard of every route. */
export interface SessionReader {
  /** Finds the session of a token. Throws `token-expired` or `token-invalid`. */
  find: (token: string) => Promise<SignedIn>;
  /**
   * As `find`; replaces a hand-over token by that of a new session, for the browser in which the
   * sign-in started.
   */
  current: (token: string, from: Device & { cookie: string | undefined }) => Promise<SignedIn>;
  /**
   * As `find`, for `renew`. An already renewed token that returns after its half minute ends its
   * successor.
   */
  findToRenew: (token: string) => Promise<SignedIn>;
}

/** The specification's session, field by field. */
export function sessionAnswer({ agent, token, expiresAt }: SignedIn): SessionAnswer {
  return {
    id: agent.id,
    username: agent.username,
    userType: agent.userType,
    token,
    tokenExpiry: expiresAt.toISOString(),
    roles: agent.roles,
    authenticationProvider: agent.authenticationProvider,
    verified: agent.verificationStatus === 'VERIFIED',
    creationDate: agent.createdAt.toISOString(),
    updateDate: agent.updatedAt.toISOString(),
  };
}
