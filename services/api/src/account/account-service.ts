import type { AccountPatch } from '@pazar/contracts/account-input';
import type { Locale } from '@pazar/contracts/locale';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { notify } from '../notifications/notify.ts';
import { notifyManagersOf, ofAgent } from '../notifications/notify-managers.ts';
import { Refusal } from '../problems/refusal.ts';
import { findImages } from '../records/own-references.ts';
import { lockAgent, updateAgent, type AgentChanges } from './account-repository.ts';
import type { AgentRow } from '../callers/agent-repository.ts';
import { createLink, takeLink } from './links/link-token-repository.ts';
import type { SignedIn } from '../callers/signed-in.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { accountChanges } from './account-changes.ts';
import { invalidLink } from './links/invalid-link.ts';
import { confirmLifetimeMs, notMeLifetimeMs } from './links/link-lifetimes.ts';
import { lockVersion } from './lock-version.ts';
import type { Passwords } from './credentials/passwords.ts';
import { requireNotManagers, requireReadableNames } from './registration/readable-names.ts';
import { recordAccountChange } from './record-account-change.ts';
import { ownerOf, remindOwner } from './registration/remind-owner.ts';

/** A change of the version that the agent saw. */
export interface Versioned<Input> {
  version: number;
  input: Input;
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(dependencies: AccountDependencies, passwords: Passwords) {
  const { database, clock, mailer, limiter } = dependencies;

  /** 429 for too many e-mails of one agent; false when the mailbox has had its share. */
  async function countMail(id: string, email: string): Promise<boolean> {
    await limiter.count('mail', `agent ${id}`);
    return limiter.allows('mailbox', email);
  }

  async function sendEmailLinks(
    transaction: Database,
    agent: AgentRow,
    email: string,
  ): Promise<void> {
    const { locale } = agent;
    async function linkFor(purpose: 'CONFIRM_EMAIL' | 'AGREE_TO_EMAIL'): Promise<string> {
      const lifetime = { now: clock(), lifetimeMs: confirmLifetimeMs };
      const token = await createLink(transaction, {
        agentId: agent.id,
        purpose,
        email,
        ...lifetime,
      });
      return mailer.link(`/home/confirm?token=${token}`, locale);
    }
    const owner = await ownerOf(transaction, email);
    if (owner === undefined || owner.id === agent.id) {
      const confirm = await linkFor('CONFIRM_EMAIL');
      await mailer.send(transaction, { email, locale }, ['confirmEmail', confirm]);
    } else {
      const reminder = { owner, email, now: clock(), mail: 'emailTaken' } as const;
      await remindOwner(transaction, mailer, reminder);
    }
    if (agent.email !== null) {
      const present = { email: agent.email, locale };
      const agree = await linkFor('AGREE_TO_EMAIL');
      await mailer.send(transaction, present, ['emailChanges', email, agree]);
    }
  }

  /** The new address is proven; the old one gets a notice. */
  async function notifyOldMailbox(
    transaction: Database,
    { id, email, locale }: AgentRow,
    { to, now }: { to: string; now: Date },
  ): Promise<void> {
    if (email === null) return;
    const token = await createLink(transaction, {
      agentId: id,
      purpose: 'NOT_ME',
      email: null,
      undo: { kind: 'email-changed', from: email, to },
      now,
      lifetimeMs: notMeLifetimeMs,
    });
    const link = mailer.link(`/home/not-me?token=${token}`, locale);
    await mailer.send(transaction, { email, locale }, ['emailChanged', link]);
  }

  return {
    /** Changes fields; a new e-mail waits until both addresses have confirmed it. Throws `version-conflict`. */
    change: async (signedIn: SignedIn, { version, input }: Versioned<AccountPatch>) => {
      const { agent: known } = signedIn;
      const { id } = known;
      const newEmail = input.email === known.email ? undefined : input.email;
      // Changing the address would be enough to receive a password reset.
      if (newEmail !== undefined) await passwords.prove(signedIn, input.currentPassword);
      const mayMail = newEmail !== undefined && (await countMail(id, newEmail));
      const now = clock();
      return database.transaction(async (transaction) => {
        const agent = await lockVersion(transaction, id, version);
        await requireOwnName(transaction, agent, input.displayName);
        await requireOwnPicture(transaction, agent.id, input.avatarImageId);
        const changes: AgentChanges = {
          ...accountChanges(agent, input, now),
          ...(input.email !== undefined && waiting(agent, newEmail ?? null)),
        };
        if (Object.keys(changes).length === 0) return agent;
        const after = await updateAgent(transaction, agent, { changes, now });
        await recordAccountChange(transaction, { action: 'account.update', before: agent, after });
        if (isAskedAgain(agent, after)) {
          const outcome = after.userType;
          const news = { event: 'verification-requested', outcome, at: now } as const;
          await notifyManagersOf(transaction, { ...news, ...ofAgent(after) });
        }
        if (newEmail !== undefined && mayMail) await sendEmailLinks(transaction, after, newEmail);
        return after;
      });
    },
    /**
     * Confirms a new e-mail at the address of a link; with the second of both it becomes the account's. Throws
     * `validation`, or `duplicate` for an address that another account has meanwhile.
     */
    confirmEmail: async (token: string) => {
      const now = clock();
      try {
        await database.transaction(async (transaction) => {
          const link = await takeLink(transaction, { token, purposes: emailLinks, now });
          const agent = link && (await lockAgent(transaction, link.agentId));
          // Another address may have been asked for since.
          if (!agent || link.email !== agent.pendingEmail || agent.accountStatus === 'CLOSED') {
            throw invalidLink();
          }
          const isProven = agent.pendingEmailProven || link.purpose === 'CONFIRM_EMAIL';
          const isAgreed = agent.pendingEmailAgreed || link.purpose === 'AGREE_TO_EMAIL';
          if (!isProven || !isAgreed) {
            const confirmed = { pendingEmailProven: isProven, pendingEmailAgreed: isAgreed };
            await updateAgent(transaction, agent, { changes: confirmed, now });
            return;
          }
          const changes = { email: link.email, ...waiting(agent, null) };
          const after = await updateAgent(transaction, agent, { changes, now });
          await recordAccountChange(transaction, {
            action: 'account.change-email',
            before: agent,
            after,
          });
          await notify(transaction, {
            agentId: agent.id,
            event: 'security',
            key: `agent:${after.version}`,
            outcome: 'account.change-email',
            entity: 'agent',
            entityId: agent.id,
            at: now,
            // The old mailbox gets a separate e-mail.
            mayMail: false,
          });
          if (link.email !== null)
            await notifyOldMailbox(transaction, agent, { to: link.email, now });
        });
      } catch (error) {
        if (isUniqueViolation(error, 'agents_email_key')) {
          throw new Refusal('duplicate', { more: (locale) => takenMeanwhile[locale] });
        }
        throw error;
      }
    },
  };
}

/** What the page of the link says of an address that was free when it was asked for. */
const takenMeanwhile: Readonly<Record<Locale, string>> = {
  en: 'Another account has this e-mail meanwhile. Yours keeps the e-mail that it has.',
  mk: 'Друга сметка во меѓувреме ја има оваа е-пошта. Вашата ја задржува е-поштата што ја има.',
};

const emailLinks = ['CONFIRM_EMAIL', 'AGREE_TO_EMAIL'] as const;

/** A new e-mail that no address has confirmed; an account without one has nobody to agree. */
function waiting({ email }: AgentRow, pendingEmail: string | null): AgentChanges {
  return {
    pendingEmail,
    pendingEmailProven: false,
    pendingEmailAgreed: pendingEmail !== null && email === null,
  };
}

/** A name that the agent has already stays, also where it would be refused today. */
async function requireOwnName(
  database: Database,
  { id, displayName: known }: AgentRow,
  displayName: string | undefined,
): Promise<void> {
  if (displayName === undefined || displayName === known) return;
  requireReadableNames({ displayName });
  await requireNotManagers(database, { displayName, id });
}

async function requireOwnPicture(
  database: Database,
  agentId: string,
  imageId: string | null | undefined,
): Promise<void> {
  if (imageId === null || imageId === undefined) return;
  const own = await findImages(database, { agentId, ids: [imageId] });
  if (own.has(imageId)) return;
  throw new Refusal('validation', { errors: [{ pointer: '/avatarImageId', code: 'unknown' }] });
}

/** Whether a change of what management had checked is a request now. */
function isAskedAgain(before: AgentRow, after: AgentRow): boolean {
  return before.verificationStatus !== 'PENDING' && after.verificationStatus === 'PENDING';
}
