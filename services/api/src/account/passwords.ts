import type { ChangePasswordRequest } from '@pazar/contracts/account-input';
import type { ResetPasswordRequest } from '@pazar/contracts/registration';
import { eq, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import { lockAgent, updateAgent } from './account-repository.ts';
import type { AgentRow } from './agent-repository.ts';
import { createLink, dropLinks, isLinkOpen, takeLink } from './link-token-repository.ts';
import { endSessions } from './sessions/session-repository.ts';
import { isCommonPassword } from '../security/common-passwords.ts';
import type { SignedIn } from './sessions/session-service.ts';
import type { AccountParts } from './account-parts.ts';
import type { Caller } from './caller.ts';
import { invalidLink } from './invalid-link.ts';
import { resetLifetimeMs } from './link-lifetimes.ts';
import { recordAccountChange } from './record-account-change.ts';

/** A sign-in of the last minutes proves as much as a password that is typed now. */
const freshMs = 5 * 60 * 1000;

export interface Passwords {
  /** Sends a link to the owner of an address, if there is one: nobody can tell. */
  forget: (email: string, from: Caller) => Promise<void>;
  /**
   * Sets the password of a link's agent and ends all its sessions. Answers the cookie by which its
   * browser is known from now on.
   */
  reset: (request: ResetPasswordRequest, from: Caller) => Promise<string>;
  /** Changes the password of whoever is signed in, with the hash of the new one. */
  change: (signedIn: SignedIn, change: PasswordChange) => Promise<void>;
  /** Proves the current password of a change and hashes the new one: the slow part of it. */
  prepareChange: (signedIn: SignedIn, request: ChangePasswordRequest) => Promise<string>;
  /**
   * Throws unless it is the owner: the typed password, or a sign-in of the last minutes where there
   * is none. 422 at `/currentPassword`, never 401: the session is still good; 403 `sign-in-again`.
   */
  prove: (signedIn: SignedIn, typed: string | undefined) => Promise<void>;
}

interface PasswordChange {
  passwordHash: string;
  signOutOthers: boolean;
}

/** 422 for a password that everybody tries first. */
export function requireUncommon(password: string, pointer: '/password' | '/newPassword'): void {
  if (!isCommonPassword(password)) return;
  throw new Refusal('validation', { errors: [{ pointer, code: 'common' }] });
}

export function createPasswords(parts: AccountParts): Passwords {
  const { database, clock, mailer, hasher, limiter, logins, device } = parts;

  /** Strangers may not use up what the owner needs to get in again. */
  async function mayMail(id: string, email: string, { address, cookie }: Caller): Promise<boolean> {
    if (device.proves(cookie, id)) return limiter.allows('mail', `known ${id}`);
    return (
      (await limiter.allows('mail', `${address} ${email}`)) && limiter.allows('mailbox', email)
    );
  }

  async function sendReset({ id, email, locale }: AgentRow, from: Caller): Promise<void> {
    if (email === null || !(await mayMail(id, email, from))) return;
    const token = await createLink(database, {
      agentId: id,
      purpose: 'RESET_PASSWORD',
      email: null,
      now: clock(),
      lifetimeMs: resetLifetimeMs,
    });
    mailer.send('resetPassword', { email, locale }, mailer.link(`/home/reset?token=${token}`));
  }

  function tellOfChange({ email, locale }: AgentRow): void {
    if (email === null) return;
    mailer.send('passwordChanged', { email, locale }, mailer.link('/home/forgot'));
  }

  async function prove({ agent, startedAt }: SignedIn, typed: string | undefined): Promise<void> {
    const { id, passwordHash } = agent;
    if (passwordHash === null) {
      const age = clock().getTime() - startedAt.getTime();
      if (age > freshMs) throw new Refusal('sign-in-again');
      return;
    }
    if (typed === undefined) throw wrongPassword('required');
    await limiter.count('password', id);
    if (!(await hasher.verify(typed, passwordHash, id))) throw wrongPassword('invalid');
  }

  return {
    prove,
    forget: async (email, from) => {
      await limiter.count('anonymous', from.address);
      mailer.later(async () => {
        const [owner] = await database
          .select()
          .from(agents)
          .where(eq(sql`lower(${agents.email})`, email));
        if (owner && owner.accountStatus !== 'CLOSED') await sendReset(owner, from);
      });
    },
    reset: async ({ token, password }, { address }) => {
      await limiter.count('anonymous', address);
      const link = { token, purpose: 'RESET_PASSWORD', now: clock() } as const;
      // Before any hashing: whoever has no link costs nothing.
      if (!(await isLinkOpen(database, link))) throw invalidLink();
      requireUncommon(password, '/password');
      const passwordHash = await hasher.hash(password, address);
      const changed = await database.transaction(async (transaction) => {
        const taken = await takeLink(transaction, link);
        const agent = taken && (await lockAgent(transaction, taken.agentId));
        if (!agent || agent.accountStatus === 'CLOSED') throw invalidLink();
        const { now } = link;
        await endSessions(transaction, { agentId: agent.id }, now);
        const after = await updateAgent(transaction, agent, { changes: { passwordHash }, now });
        const action = 'account.reset-password';
        await recordAccountChange(transaction, { action, before: agent, after });
        return after;
      });
      await logins.unlock(changed.id);
      tellOfChange(changed);
      return device.write(changed.id);
    },
    prepareChange: async (signedIn, { currentPassword, newPassword }) => {
      // Without one there is none to type: a link in an e-mail proves who it is.
      if (signedIn.agent.passwordHash === null) throw new Refusal('invalid-transition');
      requireUncommon(newPassword, '/newPassword');
      await prove(signedIn, currentPassword);
      return hasher.hash(newPassword, signedIn.agent.id);
    },
    change: async ({ agent, sessionId }, { passwordHash, signOutOthers }) => {
      const { id, passwordHash: known } = agent;
      const now = clock();
      const changed = await database.transaction(async (transaction) => {
        const locked = await lockAgent(transaction, id);
        if (locked?.passwordHash !== known) throw wrongPassword('invalid');
        await dropLinks(transaction, id, ['RESET_PASSWORD']);
        if (signOutOthers) {
          await endSessions(transaction, { agentId: id, except: sessionId }, now);
        }
        const after = await updateAgent(transaction, locked, { changes: { passwordHash }, now });
        const action = 'account.change-password';
        await recordAccountChange(transaction, { action, before: locked, after });
        return after;
      });
      tellOfChange(changed);
    },
  };
}

function wrongPassword(code: 'required' | 'invalid'): Refusal {
  return new Refusal('validation', { errors: [{ pointer: '/currentPassword', code }] });
}
