import type { ChangePasswordRequest } from '@pazar/contracts/account-input';
import type { ResetPasswordRequest } from '@pazar/contracts/registration';
import { Refusal } from '../../problems/refusal.ts';
import { lockAgent, updateAgent } from '../account-repository.ts';
import { dropLinks, isLinkOpen, takeLink } from '../links/link-token-repository.ts';
import { endSessions } from '../sessions/session-repository.ts';
import { isCommonPassword } from '../../security/common-passwords.ts';
import type { SignedIn } from '../../callers/signed-in.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { Caller } from '../../callers/caller.ts';
import { invalidLink } from '../links/invalid-link.ts';
import { browserOf } from './known-browser.ts';
import { notifyOfSecurity } from './security-change.ts';
import { recordAccountChange } from '../record-account-change.ts';

/** A sign-in of the last minutes proves as much as a password that is typed now. */
const freshMs = 5 * 60 * 1000;

export type Passwords = ReturnType<typeof createPasswords>;

interface PasswordChange {
  passwordHash: string;
  signOutOthers: boolean;
}

/** 422 for a password that everybody tries first. */
export function requireUncommon(password: string, pointer: '/password' | '/newPassword'): void {
  if (!isCommonPassword(password)) return;
  throw new Refusal('validation', { errors: [{ pointer, code: 'common' }] });
}

export function createPasswords(dependencies: AccountDependencies) {
  const { database, clock, mailer, hasher, limiter, logins, device } = dependencies;

  /**
   * Throws unless the caller is the owner: proven by the typed password or, for an account without
   * one, by a sign-in in the last minutes. 422 at `/currentPassword`, never 401, as the session
   * stays valid; 403 `sign-in-again`.
   */
  async function prove({ agent, startedAt }: SignedIn, typed: string | undefined): Promise<void> {
    const { id, passwordHash } = agent;
    if (passwordHash === null) {
      const age = clock().getTime() - startedAt.getTime();
      if (age > freshMs) throw new Refusal('sign-in-again');
      return;
    }
    if (typed === undefined) throw wrongPassword('required');
    await limiter.count('password', id);
    if (!(await hasher.verify(typed, passwordHash, id))) throw wrongPassword('wrong-password');
  }

  return {
    prove,
    /**
     * Sets the password of a link's agent and ends all its sessions. Returns the cookie by which its
     * browser is recognised from now on.
     */
    reset: async ({ token, password }: ResetPasswordRequest, { address }: Caller) => {
      await limiter.count('anonymous', address);
      const link = { token, purpose: 'RESET_PASSWORD', now: clock() } as const;
      // Checked before any hashing, so that a request without a valid link costs nothing.
      if (!(await isLinkOpen(database, link))) throw invalidLink();
      requireUncommon(password, '/password');
      const passwordHash = await hasher.hash(password, address);
      const changed = await database.transaction(async (transaction) => {
        const taken = await takeLink(transaction, {
          ...link,
          purposes: [link.purpose],
        });
        const agent = taken && (await lockAgent(transaction, taken.agentId));
        if (!agent || agent.accountStatus === 'CLOSED') throw invalidLink();
        const { now } = link;
        await endSessions(transaction, { agentId: agent.id }, now);
        const after = await updateAgent(transaction, agent, { changes: { passwordHash }, now });
        const action = 'account.reset-password';
        await recordAccountChange(transaction, { action, before: agent, after });
        const mail = { action, at: now, mailer, mail: 'passwordReset' } as const;
        await notifyOfSecurity(transaction, after, mail);
        return after;
      });
      await logins.unlock(changed.id);
      // Whoever typed wrong codes knew the password of before.
      await limiter.forget('codesInRow', changed.id);
      return device.write(browserOf(changed));
    },
    /** Checks the current password and hashes the new one: the slow part of a change. */
    prepareChange: async (
      signedIn: SignedIn,
      { currentPassword, newPassword }: ChangePasswordRequest,
    ) => {
      // An account without a password has none to type: a link in an e-mail proves the owner.
      if (signedIn.agent.passwordHash === null) throw new Refusal('invalid-transition');
      requireUncommon(newPassword, '/newPassword');
      await prove(signedIn, currentPassword);
      return hasher.hash(newPassword, signedIn.agent.id);
    },
    /**
     * Sets the hash of the signed-in agent's new password. Returns the cookie by which this browser is
     * recognised from now on; all others are strangers.
     */
    change: async (
      { agent, sessionId }: SignedIn,
      { passwordHash, signOutOthers }: PasswordChange,
    ) => {
      const { id, passwordHash: known } = agent;
      const now = clock();
      const changed = await database.transaction(async (transaction) => {
        const locked = await lockAgent(transaction, id);
        if (locked?.passwordHash !== known) throw wrongPassword('wrong-password');
        await dropLinks(transaction, id, ['RESET_PASSWORD']);
        if (signOutOthers) {
          await endSessions(transaction, { agentId: id, except: sessionId }, now);
        }
        const after = await updateAgent(transaction, locked, { changes: { passwordHash }, now });
        const action = 'account.change-password';
        await recordAccountChange(transaction, { action, before: locked, after });
        const mail = 'passwordChanged';
        await notifyOfSecurity(transaction, after, { action, at: now, mailer, mail });
        return after;
      });
      await limiter.forget('codesInRow', id);
      return device.write(browserOf(changed));
    },
  };
}

function wrongPassword(code: 'required' | 'wrong-password'): Refusal {
  return new Refusal('validation', { errors: [{ pointer: '/currentPassword', code }] });
}
