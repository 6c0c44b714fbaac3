import type { RegisterRequest } from '@pazar/contracts/registration';
import { v7 as uuid } from 'uuid';
import { and, eq, gt, lte, or, sql } from '../../database/drizzle.ts';
import { agentIndexColumns } from '../account-repository.ts';
import type { Database } from '../../database/database.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { agents } from '../../database/tables/agents.ts';
import { registrations } from '../../database/tables/registrations.ts';
import { Refusal } from '../../problems/refusal.ts';
import { createLink } from '../links/link-token-repository.ts';
import { createLinkToken, hashLinkToken } from '../../security/link-token.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { Caller } from '../../callers/caller.ts';
import { looksOf, looksOfColumn } from './look-alike-names.ts';
import { requireUncommon } from '../credentials/passwords.ts';
import { requireNotManagers, requireReadableNames } from './readable-names.ts';
import { invalidLink } from '../links/invalid-link.ts';
import { browserOf } from '../credentials/known-browser.ts';
import { confirmLifetimeMs, resetLifetimeMs } from '../links/link-lifetimes.ts';
import { recordAccountChange } from '../record-account-change.ts';
import { remindOwner } from './remind-owner.ts';

/** A user's name, without regard to the case of its letters. */
const named = (name: string) => eq(sql`lower(${agents.username})`, name.toLowerCase());
/** Names that look the same as this one. */
const looksLike = (name: string) => eq(looksOfColumn(agents.username), looksOf(name));
const addressed = (email: string) => eq(sql`lower(${agents.email})`, email.toLowerCase());

export type Registration = ReturnType<typeof createRegistration>;

export function createRegistration(dependencies: AccountDependencies) {
  const { database, clock, mailer, hasher, limiter, device, registered } = dependencies;

  async function begin(
    transaction: Database,
    id: string,
    { request, passwordHash }: { request: RegisterRequest; passwordHash: string },
  ): Promise<void> {
    const { username, email, displayName, locale } = request;
    const now = clock();
    const { token, tokenHash } = createLinkToken();
    await transaction.delete(registrations).where(lte(registrations.expiresAt, now));
    await transaction.insert(registrations).values({
      id,
      username,
      email,
      passwordHash,
      displayName,
      locale,
      tokenHash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + confirmLifetimeMs),
    });
    const link = mailer.link(`/home/confirm?token=${token}`, locale);
    await mailer.send(transaction, { email, locale }, ['confirmRegistration', link]);
  }

  return {
    /**
     * Sends the link that creates the account, or a notice to the owner of a known address. The
     * answer does not reveal which. Returns the cookie by which `confirm` recognises the browser.
     * Throws `duplicate` for a username that is taken.
     */
    register: async (request: RegisterRequest, { address, cookie }: Caller) => {
      const { username, email, password, displayName } = request;
      await limiter.count('anonymous', address);
      requireReadableNames({ username, displayName });
      requireUncommon(password, '/password');
      // Hash before any lookup: it is the slowest step, and must take as long for a known address.
      const passwordHash = await hasher.hash(password, address);
      const isTaken =
        username.toLowerCase() !== email &&
        (await database.$count(agents, looksLike(username))) > 0;
      if (isTaken) throw takenUsername();
      await requireNotManagers(database, { displayName, id: null });

      const [owner] = await database
        .select()
        .from(agents)
        .where(or(addressed(email), named(email)))
        .limit(1);
      const id = uuid();
      // Also for a known address: the answer must not reveal that.
      const setCookie = registered.write(id);
      const isOwners = owner !== undefined && device.proves(cookie, browserOf(owner));
      if (!(await limiter.allows('mail', `${address} ${email}`))) return setCookie;
      if (!isOwners && !(await limiter.allows('mailbox', email))) return setCookie;
      await database.transaction((transaction) =>
        owner
          ? remindOwner(transaction, mailer, {
              owner,
              email,
              now: clock(),
              mail: 'alreadyRegistered',
            })
          : begin(transaction, id, { request, passwordHash }),
      );
      return setCookie;
    },
    /**
     * Creates the account of a link. The password of the registration counts only in the browser in
     * which it was typed, as a stranger may have registered this address.
     *
     * @returns undefined when the link is not one of a registration; the token with which another
     * browser chooses the password, else null
     */
    confirm: async (token: string, { address, cookie }: Caller) => {
      await limiter.count('anonymous', address);
      const now = clock();
      try {
        return await database.transaction(async (transaction) => {
          const [row] = await transaction
            .delete(registrations)
            .where(
              and(
                eq(registrations.tokenHash, hashLinkToken(token)),
                gt(registrations.expiresAt, now),
              ),
            )
            .returning();
          if (!row) return undefined;
          const { username, email, displayName, locale } = row;
          const isSameBrowser = registered.proves(cookie, row.id);
          const isOwnEmail = username.toLowerCase() === email.toLowerCase();
          // Somebody may have confirmed a name that looks the same since.
          if (!isOwnEmail && (await transaction.$count(agents, looksLike(username))) > 0) {
            throw takenUsername();
          }
          const [after] = await transaction
            .insert(agents)
            .values({
              id: uuid(),
              username,
              email,
              passwordHash: isSameBrowser ? row.passwordHash : null,
              displayName,
              locale,
              userType: 'CONSUMER',
              roles: ['ROLE_CONSUMER'],
              authenticationProvider: 'LOCAL',
              accountStatus: 'ACTIVE',
              verificationStatus: 'NONE',
              ...agentIndexColumns({ displayName, username, email }),
              createdAt: now,
              updatedAt: now,
            })
            .returning();
          if (!after) throw new Error('A new agent was not stored.');
          await recordAccountChange(transaction, {
            action: 'account.register',
            before: null,
            after,
          });
          if (isSameBrowser) return null;
          return createLink(transaction, {
            agentId: after.id,
            purpose: 'RESET_PASSWORD',
            email: null,
            now,
            lifetimeMs: resetLifetimeMs,
          });
        });
      } catch (error) {
        // Somebody confirmed the same address before. The index of the name is answered as `duplicate`.
        if (isUniqueViolation(error, 'agents_email_key')) throw invalidLink();
        throw error;
      }
    },
  };
}

function takenUsername(): Refusal {
  return new Refusal('duplicate', { errors: [{ pointer: '/username', code: 'duplicate' }] });
}
