import type { AccountDependencies } from './account-dependencies.ts';
import { lockAgent } from './account-repository.ts';
import type { Caller } from '../agents/caller.ts';
import { invalidLink } from './invalid-link.ts';
import { resetLifetimeMs } from './link-lifetimes.ts';
import { createLink, dropLinks, takeLink } from './link-token-repository.ts';
import { endSessions } from './sessions/session-repository.ts';
import { recordSecurity } from './security-change.ts';

/** Ends every session of a link's agent. Returns a token for a new password. 422 at `/token`, 429. */
export type NotMe = (token: string, from: Caller) => Promise<{ token: string }>;

/**
 * For an owner who did not make the change of a security e-mail. It opens no session and changes no
 * second factor: somebody who reads the mailbox gains only what a password reset gives.
 */
export function createNotMe(
  dependencies: Pick<AccountDependencies, 'database' | 'clock' | 'limiter'>,
): NotMe {
  const { database, clock, limiter } = dependencies;
  return async (token, { address }) => {
    await limiter.count('anonymous', address);
    const now = clock();
    return database.transaction(async (transaction) => {
      const link = await takeLink(transaction, { token, purposes: ['NOT_ME'], now });
      const agent = link && (await lockAgent(transaction, link.agentId));
      if (!agent || agent.accountStatus === 'CLOSED') throw invalidLink();
      await endSessions(transaction, { agentId: agent.id }, now);
      await dropLinks(transaction, agent.id, ['NOT_ME', 'CONFIRM_EMAIL', 'AGREE_TO_EMAIL']);
      await recordSecurity(transaction, agent, { action: 'account.not-me', at: now });
      const reset = await createLink(transaction, {
        agentId: agent.id,
        purpose: 'RESET_PASSWORD',
        email: null,
        now,
        lifetimeMs: resetLifetimeMs,
      });
      return { token: reset };
    });
  };
}
