import type { NotMeAnswer } from '@pazar/contracts/sign-in-steps';
import type { AgentRow } from '../agents/agent-repository.ts';
import type { Caller } from '../agents/caller.ts';
import type { Database } from '../database/database.ts';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull } from '../database/drizzle.ts';
import { linkTokens, type SecurityUndo } from '../database/tables/link-tokens.ts';
import { passkeys } from '../database/tables/passkeys.ts';
import { secondFactors } from '../database/tables/second-factors.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { lockAgent, updateAgent } from './account-repository.ts';
import { invalidLink } from './invalid-link.ts';
import { resetLifetimeMs } from './link-lifetimes.ts';
import { createLink, dropLinks, takeLink } from './link-token-repository.ts';
import { recordSecurity } from './security-change.ts';
import { endSessions } from './sessions/session-repository.ts';
import { undoSecurity } from './undo-security.ts';

/**
 * Ends every session of a link's agent, and undoes the change of its e-mail and those after it. Returns
 * a token for a new password, and what can still log in. 422 at `/token`, 429.
 */
export type NotMe = (token: string, from: Caller) => Promise<NotMeAnswer>;

/**
 * For an owner who did not make the change of a security e-mail. It opens no session. A second factor
 * that is older than the link stays: somebody who reads the mailbox gains what a password reset gives.
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
      const later = await takeLater(transaction, { link, now });
      const changes = [...later, link.undo].filter((change) => change !== null);
      const { agent: before, undone } = await undoSecurity(transaction, agent, { changes, now });
      const after = await forgetPending(transaction, before, now);
      await recordSecurity(transaction, after, { action: 'account.not-me', at: now });
      const reset = await createLink(transaction, {
        agentId: agent.id,
        purpose: 'RESET_PASSWORD',
        email: null,
        now,
        lifetimeMs: resetLifetimeMs,
      });
      return { token: reset, undone, left: await waysLeft(transaction, after) };
    });
  };
}

/** Takes the links of the e-mails after this one; returns their changes, the newest first. */
async function takeLater(
  transaction: Database,
  { link, now }: { link: typeof linkTokens.$inferSelect; now: Date },
): Promise<(SecurityUndo | null)[]> {
  const rows = await transaction
    .select({ undo: linkTokens.undo })
    .from(linkTokens)
    .where(
      and(
        eq(linkTokens.agentId, link.agentId),
        eq(linkTokens.purpose, 'NOT_ME'),
        gte(linkTokens.createdAt, link.createdAt),
        gt(linkTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(linkTokens.createdAt));
  await dropLinks(transaction, link.agentId, ['NOT_ME', 'CONFIRM_EMAIL', 'AGREE_TO_EMAIL']);
  return rows.map(({ undo }) => undo);
}

/** Nobody confirms the address that somebody else asked for, or the app that somebody else began. */
async function forgetPending(transaction: Database, agent: AgentRow, now: Date): Promise<AgentRow> {
  await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.agentId, agent.id), isNull(secondFactors.confirmedAt)));
  if (agent.pendingEmail === null) return agent;
  const changes = { pendingEmail: null, pendingEmailProven: false, pendingEmailAgreed: false };
  return updateAgent(transaction, agent, { changes, now });
}

async function waysLeft(
  transaction: Database,
  { id, googleSubject }: AgentRow,
): Promise<NotMeAnswer['left']> {
  const keys = await transaction
    .select({ name: passkeys.name })
    .from(passkeys)
    .where(eq(passkeys.agentId, id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  const isOn = and(eq(secondFactors.agentId, id), isNotNull(secondFactors.confirmedAt));
  return {
    passkeys: keys.map(({ name }) => name),
    google: googleSubject !== null,
    secondFactor: (await transaction.$count(secondFactors, isOn)) > 0,
  };
}
