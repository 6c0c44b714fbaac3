import type { ChangePasswordRequest } from '@pazar/contracts/account-input';
import type { ResetPasswordRequest } from '@pazar/contracts/registration';
import { eq, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import { lockAgent, updateAgent } from './account-repository.ts';
import type { AgentRow } from './agent-repository.ts';
import { createLink, dropLinks, takeLink } from './link-token-repository.ts';
import { endSessions } from './sessions/session-repository.ts';
import { hashPassword, verifyPassword } from '../security/password.ts';
import type { SignedIn } from './sessions/session-service.ts';
import type { AccountParts } from './account-parts.ts';
import { invalidLink } from './invalid-link.ts';
import { resetLifetimeMs } from './link-lifetimes.ts';
import { recordAccountChange } from './record-account-change.ts';

export interface Passwords {
  /** Sends a link to the owner of an address, if there is one: nobody can tell. */
  forget: (email: string, address: string) => Promise<void>;
  /** Sets the password of a link's agent and ends all its sessions. */
  reset: (request: ResetPasswordRequest) => Promise<void>;
  /** Changes the password of whoever is signed in. */
  change: (signedIn: SignedIn, request: ChangePasswordRequest) => Promise<void>;
  /**
   * Throws unless the agent typed its password; does nothing for one that has none. 422 at
   * `/currentPassword`, never 401: the session is still good.
   */
  prove: (agent: AgentRow, typed: string | undefined) => Promise<void>;
}

export function createPasswords(parts: AccountParts): Passwords {
  const { database, clock, mailer, passwordCost, limiter } = parts;

  async function sendReset({ id, email, locale }: AgentRow): Promise<void> {
    if (email === null || !(await limiter.allows('mail', email))) return;
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

  async function prove(agent: AgentRow, typed: string | undefined): Promise<void> {
    if (agent.passwordHash === null) return;
    if (typed === undefined) throw wrongPassword('required');
    await limiter.count('password', agent.id);
    if (!(await verifyPassword(typed, agent.passwordHash))) throw wrongPassword('invalid');
  }

  return {
    prove,
    forget: async (email, address) => {
      await limiter.count('anonymous', address);
      mailer.later(async () => {
        const [owner] = await database
          .select()
          .from(agents)
          .where(eq(sql`lower(${agents.email})`, email));
        if (owner && owner.accountStatus !== 'CLOSED') await sendReset(owner);
      });
    },
    reset: async ({ token, password }) => {
      const now = clock();
      const passwordHash = await hashPassword(password, passwordCost);
      const changed = await database.transaction(async (transaction) => {
        const link = await takeLink(transaction, { token, purpose: 'RESET_PASSWORD', now });
        const agent = link && (await lockAgent(transaction, link.agentId));
        if (!agent || agent.accountStatus === 'CLOSED') throw invalidLink();
        await endSessions(transaction, { agentId: agent.id }, now);
        const after = await updateAgent(transaction, agent, { changes: { passwordHash }, now });
        const action = 'account.reset-password';
        await recordAccountChange(transaction, { action, before: agent, after });
        return after;
      });
      tellOfChange(changed);
    },
    change: async ({ agent: { id, passwordHash: known }, agent, sessionId }, request) => {
      // Without one there is none to type: a link in an e-mail proves who it is.
      if (known === null) throw new Refusal('invalid-transition');
      await prove(agent, request.currentPassword);
      const passwordHash = await hashPassword(request.newPassword, passwordCost);
      const now = clock();
      const changed = await database.transaction(async (transaction) => {
        const locked = await lockAgent(transaction, id);
        if (locked?.passwordHash !== known) throw wrongPassword('invalid');
        await dropLinks(transaction, id, ['RESET_PASSWORD']);
        if (request.signOutOthers) {
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
