import type { NotMeAnswer } from '@pazar/contracts/sign-in-steps';
import type { AgentRow } from '../../callers/agent-repository.ts';
import type { Caller } from '../../callers/caller.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, sql } from '../../database/drizzle.ts';
import { linkTokens } from '../../database/tables/link-tokens.ts';
import type { SecurityUndo } from '../../database/stored-values.ts';
import { passkeys } from '../../database/tables/passkeys.ts';
import { secondFactors } from '../../database/tables/second-factors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { lockAgent, updateAgent } from '../account-repository.ts';
import { invalidLink } from '../links/invalid-link.ts';
import { resetLifetimeMs } from '../links/link-lifetimes.ts';
import { createLink, dropLinks, takeLink } from '../links/link-token-repository.ts';
import { recordAccountChange } from '../record-account-change.ts';
import { endSessions } from '../sessions/session-repository.ts';
import { undoSecurity } from './undo-security.ts';

/**
 * Ends every session of a link's agent, and undoes the change of its e-mail and those after it. Returns
 * a token for a new password, and what can still log in. 422 at `/token`, 429.
 */
export type NotMe = (token: string, from: Caller) => Promise<NotMeAnswer>;

/**
 * For an owner who did not make the change of a security e-mail. It opens no session, and the password no longer
 * works. A second factor that is older than the link stays: somebody who reads the mailbox gains what a password
 * reset gives, and what undoing the changes since the link gives.
 */
export function createNotMe(
  dependencies: Pick<AccountDependencies, 'database' | 'clock' | 'limiter' | 'mailer'>,
): NotMe {
  const { database, clock, limiter, mailer } = dependencies;
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
      if (changes.some(({ kind }) => kind === 'second-factor-on')) {
        changes.push(...(await factorBefore(transaction, { link, now })));
      }
      const cleared = await forgetPending(transaction, agent, now);
      const { agent: after, undone } = await undoSecurity(transaction, cleared, { changes, now });
      await recordAccountChange(transaction, { action: 'account.not-me', before: agent, after });
      if (agent.email !== after.email)
        await notifyBoth(transaction, mailer, { before: agent, after });
      const reset = await createLink(transaction, {
        agentId: agent.id,
        purpose: 'RESET_PASSWORD',
        email: null,
        now,
        lifetimeMs: resetLifetimeMs,
      });
      return {
        token: reset,
        undone: [...new Set(undone)],
        left: await waysLeft(transaction, after),
      };
    });
  };
}

/** Notifies both addresses of a change of the e-mail that was undone. */
async function notifyBoth(
  transaction: Database,
  mailer: Mailer,
  { before, after }: { before: AgentRow; after: AgentRow },
): Promise<void> {
  const { locale } = after;
  if (after.email !== null) {
    const link = mailer.link('/account/security', locale);
    await mailer.send(transaction, { email: after.email, locale }, ['emailRestored', link]);
  }
  if (before.email !== null) {
    await mailer.send(transaction, { email: before.email, locale }, ['emailRemoved']);
  }
}

/** The links of the security e-mails of a link's agent that still open something. */
function openLinks({ agentId }: typeof linkTokens.$inferSelect, now: Date) {
  return and(
    eq(linkTokens.agentId, agentId),
    eq(linkTokens.purpose, 'NOT_ME'),
    gt(linkTokens.expiresAt, now),
  );
}

/**
 * Takes the links of the e-mails after this one; returns their changes, the newest first. Earlier links stay: a
 * thief who opens the last one must not spare the owner's others.
 */
async function takeLater(
  transaction: Database,
  { link, now }: { link: typeof linkTokens.$inferSelect; now: Date },
): Promise<(SecurityUndo | null)[]> {
  const rows = await transaction
    .delete(linkTokens)
    .where(and(openLinks(link, now), gte(linkTokens.createdAt, link.createdAt)))
    .returning({ undo: linkTokens.undo, createdAt: linkTokens.createdAt });
  await dropLinks(transaction, link.agentId, ['CONFIRM_EMAIL', 'AGREE_TO_EMAIL']);
  return rows
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map(({ undo }) => undo);
}

/**
 * The two-step login that was turned off before the one of a link was turned on, as with a new phone. It comes back:
 * who reads the mailbox alone must not end two-step login.
 */
async function factorBefore(
  transaction: Database,
  { link, now }: { link: typeof linkTokens.$inferSelect; now: Date },
): Promise<SecurityUndo[]> {
  const rows = await transaction
    .select({ undo: linkTokens.undo })
    .from(linkTokens)
    .where(
      and(
        openLinks(link, now),
        lt(linkTokens.createdAt, link.createdAt),
        sql`${linkTokens.undo}->>'kind' = 'second-factor-off'`,
      ),
    )
    .orderBy(desc(linkTokens.createdAt))
    .limit(1);
  return rows.flatMap(({ undo }) => (undo === null ? [] : [undo]));
}

/**
 * Nobody confirms the address that somebody else asked for, or the app that somebody else began. The password that
 * somebody else may know is gone: the next one is chosen by the link.
 */
async function forgetPending(transaction: Database, agent: AgentRow, now: Date): Promise<AgentRow> {
  await transaction
    .delete(secondFactors)
    .where(and(eq(secondFactors.agentId, agent.id), isNull(secondFactors.confirmedAt)));
  const changes = {
    passwordHash: null,
    pendingEmail: null,
    pendingEmailProven: false,
    pendingEmailAgreed: false,
  };
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
