import { v7 as uuid } from 'uuid';
import type { Clock } from '../clock/clock.ts';
import { ApiProblem } from '../problems/api-problem.ts';
import type { AgentRow } from '../repositories/agent-repository.ts';
import type { SessionRepository } from '../repositories/session-repository.ts';
import type { TokenSigner } from '../security/token-signer.ts';

/** One market day, from loading the van to closing the books; then the agent signs in again. */
const lifetimeMs = 12 * 60 * 60 * 1000;

/** An agent with the token that proves it. */
export interface SignedIn {
  agent: AgentRow;
  token: string;
  expiresAt: Date;
}

export interface SessionService {
  issue: (agent: AgentRow) => Promise<SignedIn>;
  /** Finds whose token it is. Throws `token-expired` or `token-invalid`. */
  find: (token: string) => Promise<SignedIn>;
  /** Ends the session of a token; does nothing when there is none. */
  revoke: (token: string) => Promise<void>;
}

export function createSessionService(
  repository: SessionRepository,
  signer: TokenSigner,
  clock: Clock,
): SessionService {
  return {
    issue: async (agent) => {
      const createdAt = clock();
      // A token counts in whole seconds; the session says exactly the same.
      const expiresAt = new Date(Math.floor((createdAt.getTime() + lifetimeMs) / 1000) * 1000);
      const session = { id: uuid(), agentId: agent.id, createdAt, expiresAt };
      await repository.create(session);
      const token = await signer.sign({ agentId: agent.id, sessionId: session.id }, expiresAt);
      return { agent, token, expiresAt };
    },
    find: async (token) => {
      const { sessionId, agentId } = await signer.verify(token);
      const found = await repository.findLive(sessionId, clock());
      if (found?.agent.id !== agentId || found.agent.accountStatus === 'CLOSED') {
        throw new ApiProblem('token-invalid');
      }
      return { agent: found.agent, token, expiresAt: found.expiresAt };
    },
    revoke: async (token) => {
      try {
        const { sessionId } = await signer.verify(token);
        await repository.revoke(sessionId, clock());
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
      }
    },
  };
}
