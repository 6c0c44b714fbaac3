import type { AccountPatch, VerificationRequest } from '@pazar/contracts/account-input';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { locations } from '../database/tables/locations.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { lockAgent, updateAgent, type AgentChanges } from './account-repository.ts';
import type { AgentRow } from './agent-repository.ts';
import { createLink, takeLink } from './link-token-repository.ts';
import type { SignedIn } from './sessions/session-service.ts';
import type { AccountParts } from './account-parts.ts';
import { accountChanges, waiting } from './account-changes.ts';
import { invalidLink } from './invalid-link.ts';
import { confirmLifetimeMs } from './link-lifetimes.ts';
import { lockVersion } from './lock-version.ts';
import type { Passwords } from './passwords.ts';
import { recordAccountChange } from './record-account-change.ts';

/** A change of the version that the agent saw. */
interface Versioned<Input> {
  version: number;
  input: Input;
}

export interface AccountService {
  /** Changes fields; a new e-mail waits until it is confirmed. Throws `version-conflict`. */
  change: (signedIn: SignedIn, change: Versioned<AccountPatch>) => Promise<AgentRow>;
  /** Confirms the e-mail of a link. Throws `validation`, or `duplicate` for another's address. */
  confirmEmail: (token: string) => Promise<void>;
  /** Asks management. 422 names what is missing; `invalid-transition` while waiting or verified. */
  requestVerification: (
    signedIn: SignedIn,
    change: Versioned<VerificationRequest>,
  ) => Promise<AgentRow>;
}

export function createAccountService(parts: AccountParts, passwords: Passwords): AccountService {
  const { database, clock, mailer, limiter } = parts;

  async function sendEmailLinks(agent: AgentRow, email: string): Promise<void> {
    await limiter.count('mail', `agent ${agent.id}`);
    if (!(await limiter.allows('mailbox', email))) return;
    const token = await createLink(database, {
      agentId: agent.id,
      purpose: 'CONFIRM_EMAIL',
      email,
      now: clock(),
      lifetimeMs: confirmLifetimeMs,
    });
    const { locale } = agent;
    mailer.send('confirmEmail', { email, locale }, mailer.link(`/home/confirm?token=${token}`));
    if (agent.email !== null) {
      mailer.send('emailChanges', { email: agent.email, locale }, email);
    }
  }

  /** The new one is proven; the old one belongs to whoever should know. */
  function tellOldMailbox({ email, locale }: AgentRow): void {
    if (email !== null) mailer.send('emailChanged', { email, locale }, mailer.link('/contact'));
  }

  return {
    change: async (signedIn, { version, input }) => {
      const { agent: known } = signedIn;
      const { id } = known;
      const newEmail = input.email === known.email ? undefined : input.email;
      // Whoever can change the address can have the password sent there.
      if (newEmail !== undefined) await passwords.prove(signedIn, input.currentPassword);
      const now = clock();
      const changed = await database.transaction(async (transaction) => {
        const agent = await lockVersion(transaction, id, version);
        const changes: AgentChanges = {
          ...accountChanges(agent, input, now),
          ...(input.email !== undefined && { pendingEmail: newEmail ?? null }),
        };
        if (Object.keys(changes).length === 0) return agent;
        const after = await updateAgent(transaction, agent, { changes, now });
        await recordAccountChange(transaction, { action: 'account.update', before: agent, after });
        return after;
      });
      if (newEmail !== undefined) await sendEmailLinks(changed, newEmail);
      return changed;
    },
    confirmEmail: async (token) => {
      const now = clock();
      try {
        const before = await database.transaction(async (transaction) => {
          const link = await takeLink(transaction, { token, purpose: 'CONFIRM_EMAIL', now });
          const agent = link && (await lockAgent(transaction, link.agentId));
          // Another address may have been asked for since.
          if (!agent || link.email !== agent.pendingEmail || agent.accountStatus === 'CLOSED') {
            throw invalidLink();
          }
          const changes = { email: link.email, pendingEmail: null };
          const after = await updateAgent(transaction, agent, { changes, now });
          await recordAccountChange(transaction, {
            action: 'account.change-email',
            before: agent,
            after,
          });
          return agent;
        });
        tellOldMailbox(before);
      } catch (error) {
        if (isUniqueViolation(error, 'agents_email_key')) throw new Refusal('duplicate');
        throw error;
      }
    },
    requestVerification: ({ agent: { id } }, { version, input }) =>
      database.transaction(async (transaction) => {
        const now = clock();
        const agent = await lockVersion(transaction, id, version);
        if (!['NONE', 'REJECTED'].includes(agent.verificationStatus)) {
          throw new Refusal('invalid-transition');
        }
        await requireComplete(transaction, agent);
        const { userType } = agent.userType === 'STAFF' ? agent : input;
        const changes: AgentChanges = { ...waiting(now), verificationStatus: 'PENDING', userType };
        const after = await updateAgent(transaction, agent, { changes, now });
        const action = 'account.request-verification';
        await recordAccountChange(transaction, { action, before: agent, after });
        return after;
      }),
  };
}

/** What management needs to judge a request. */
async function requireComplete(database: Database, agent: AgentRow): Promise<void> {
  const active = and(eq(locations.agentId, agent.id), eq(locations.status, 'ACTIVE'));
  const errors: FieldFault[] = [];
  if (agent.legalName === null) errors.push({ pointer: '/business/legalName', code: 'required' });
  if (agent.phone === null) errors.push({ pointer: '/phone', code: 'required' });
  if ((await database.$count(locations, active)) === 0) {
    errors.push({ pointer: '/locations', code: 'required' });
  }
  if (errors.length > 0) throw new Refusal('validation', { errors });
}
