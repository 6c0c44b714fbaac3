import { agentIndexColumns, lockAgent, updateAgent } from '../account-repository.ts';
import type { Locale } from '@pazar/contracts/locale';
import { displayNameSchema, usernameLength, usernameSchema } from '@pazar/contracts/registration';
import { randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { eq, or, sql } from '../../database/drizzle.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { agents } from '../../database/tables/agents.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';
import { notifyOfSecurity } from '../credentials/security-change.ts';
import { recordAccountChange } from '../record-account-change.ts';
import { isOfOneAlphabet, looksOf, looksOfColumn } from '../registration/look-alike-names.ts';
import { isAllowedName } from '../registration/readable-names.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { GoogleIdentity } from '../../adapters/google-provider.ts';

interface GoogleAccountDependencies {
  database: Database;
  clock: Clock;
  mailer: Mailer;
}

export type GoogleAccounts = ReturnType<typeof createGoogleAccounts>;

export function createGoogleAccounts(dependencies: GoogleAccountDependencies) {
  const { database, clock, mailer } = dependencies;

  async function findBySubject(subject: string): Promise<AgentRow | undefined> {
    const [row] = await database.select().from(agents).where(eq(agents.googleSubject, subject));
    return row;
  }

  async function isKnown(email: string): Promise<boolean> {
    const known = or(
      eq(sql`lower(${agents.email})`, email),
      eq(sql`lower(${agents.username})`, email),
    );
    return (await database.$count(agents, known)) > 0;
  }

  async function create(identity: GoogleIdentity, locale: Locale): Promise<AgentRow> {
    const { subject, email, name } = identity;
    const now = clock();
    const username = await freeUsername(email);
    const given = displayNameSchema.safeParse(name).data;
    const isGiven = given !== undefined && (await isAllowedName(database, given));
    const displayName = isGiven ? given : username;
    return database.transaction(async (transaction) => {
      const [after] = await transaction
        .insert(agents)
        .values({
          id: uuid(),
          username,
          email,
          displayName,
          ...agentIndexColumns({ displayName, username, email }),
          locale,
          userType: 'CONSUMER',
          roles: ['ROLE_CONSUMER'],
          authenticationProvider: 'GOOGLE',
          accountStatus: 'ACTIVE',
          verificationStatus: 'NONE',
          googleSubject: subject,
          googleEmail: email,
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!after) throw new Error('A new agent was not stored.');
      await recordAccountChange(transaction, { action: 'account.register', before: null, after });
      return after;
    });
  }

  /** The part before the @, with a number when somebody has that name. */
  async function freeUsername(email: string | null): Promise<string> {
    const local = (email ?? '').split('@', 1)[0]?.replaceAll(/[^\p{L}\p{N}._-]/gu, '') ?? '';
    const stem = local.slice(0, usernameLength.max - 7);
    const safe = isOfOneAlphabet(stem) ? stem : '';
    const base = usernameSchema.safeParse(safe).data ?? `agent${safe}`;
    const taken = await database.$count(agents, eq(looksOfColumn(agents.username), looksOf(base)));
    return taken === 0 ? base : `${base}-${randomInt(100_000, 1_000_000)}`;
  }

  return {
    /**
     * Finds the agent of a Google account, or creates a consumer. An account with the same e-mail
     * address is not linked automatically, as the address does not prove that both belong to one
     * person: its owner links it.
     */
    signIn: async (identity: GoogleIdentity, locale: Locale) => {
      const agent = await findBySubject(identity.subject);
      if (agent) return agent.accountStatus === 'CLOSED' ? 'closed' : agent;
      if (identity.email !== null && (await isKnown(identity.email))) return 'link-needed';
      try {
        return await create(identity, locale);
      } catch (error) {
        // Two windows at once: the other one was first.
        const made = isUniqueViolation(error, 'agents_google_subject_key');
        const first = made && (await findBySubject(identity.subject));
        if (!first) throw error;
        return first;
      }
    },
    link: async (agentId: string, { subject, email }: GoogleIdentity) => {
      try {
        return await database.transaction(async (transaction) => {
          const agent = await lockAgent(transaction, agentId);
          if (!agent || agent.accountStatus === 'CLOSED') return 'closed';
          if (agent.googleSubject === subject) return 'linked';
          // Linked from another window in the meantime: that link is not replaced unseen.
          if (agent.googleSubject !== null) return 'failed';
          const changes = { googleSubject: subject, googleEmail: email };
          const after = await updateAgent(transaction, agent, { changes, now: clock() });
          const action = 'account.link-google';
          await recordAccountChange(transaction, { action, before: agent, after });
          const mail = 'googleLinked';
          await notifyOfSecurity(transaction, after, {
            action,
            at: after.updatedAt,
            mailer,
            mail,
            undo: { kind: 'google-linked', subject },
          });
          return 'linked';
        });
      } catch (error) {
        if (isUniqueViolation(error, 'agents_google_subject_key')) return 'taken';
        throw error;
      }
    },
    /** Throws `invalid-transition` when it is the only way to sign in. */
    unlink: async (agentId: string) => {
      return database.transaction(async (transaction) => {
        const agent = await lockAgent(transaction, agentId);
        if (!agent?.googleSubject || agent.passwordHash === null) {
          throw new Refusal('invalid-transition');
        }
        const changes = {
          googleSubject: null,
          googleEmail: null,
          authenticationProvider: 'LOCAL' as const,
        };
        const after = await updateAgent(transaction, agent, { changes, now: clock() });
        const action = 'account.unlink-google';
        await recordAccountChange(transaction, { action, before: agent, after });
        const mail = 'googleUnlinked';
        const at = after.updatedAt;
        const { googleSubject: subject, googleEmail: email } = agent;
        const undo = { kind: 'google-unlinked', subject, email } as const;
        await notifyOfSecurity(transaction, after, { action, at, mailer, mail, undo });
        return after;
      });
    },
  };
}
