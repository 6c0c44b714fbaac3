import { contactNames, noTexts } from '@pazar/contracts/declared-text';
import type { Locale } from '@pazar/contracts/locale';
import { accountTexts } from '@pazar/contracts/account-texts';
import { locationTexts } from '@pazar/contracts/record-texts';
import { formatDate } from '@pazar/format/date';
import { recordAudit } from '../../records/audit.ts';
import { and, eq, lte, ne } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { agents } from '../../database/tables/agents.ts';
import { locations } from '../../database/tables/locations.ts';
import { Refusal } from '../../problems/refusal.ts';
import { lockAgent, updateAgent, type AgentChanges } from '../account-repository.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';
import type { SignedIn } from '../../callers/signed-in.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { archiveBelongings } from './archive-belongings.ts';
import { readClosingExtent } from './closing-extent.ts';
import { lockManagers, requireOtherManager } from '../last-manager.ts';
import { forgetInAudit } from './forget-in-audit.ts';
import { lockVersion } from '../lock-version.ts';
import { recordAccountChange } from '../record-account-change.ts';
import { notifyManagersOf, ofAgent } from '../../notifications/notify-managers.ts';

/** Two weeks in which a closing can be cancelled. */
const graceMs = 14 * 24 * 60 * 60 * 1000;

/** The name that replaces that of a closed account. */
const closedName: Record<Locale, string> = { en: 'Closed account', mk: 'Затворена сметка' };

export type Closing = ReturnType<typeof createClosing>;

export function createClosing(
  dependencies: Pick<AccountDependencies, 'database' | 'clock' | 'mailer'>,
) {
  const { database, clock, mailer } = dependencies;

  async function sendNotice(
    transaction: Database,
    { email, locale }: AgentRow,
    closesAt: Date,
  ): Promise<void> {
    if (email === null) return;
    const day = formatDate(closesAt.toISOString(), locale);
    const link = mailer.link('/account', locale);
    await mailer.send(transaction, { email, locale }, ['accountCloses', day, link]);
  }

  async function closeForGood(id: string, now: Date): Promise<boolean> {
    return database.transaction(async (transaction) => {
      const agent = await lockAgent(transaction, id);
      // The owner may have cancelled, or another process may have closed it, since the list was
      // read.
      if (!agent || agent.accountStatus === 'CLOSED' || !isDue(agent, now)) return false;
      const known = await namesOf(transaction, agent);
      await archiveBelongings(transaction, agent.id, now);
      const after = await updateAgent(transaction, agent, { changes: anonymous(agent), now });
      await recordAudit(transaction, {
        at: now,
        agentId: agent.id,
        actor: null,
        action: 'account.closed',
        entity: 'agent',
        entityId: agent.id,
        label: after.displayName,
        version: after.version,
        before: { accountStatus: agent.accountStatus },
        after: { accountStatus: 'CLOSED' },
      });
      const pseudonym = after.displayName;
      await forgetInAudit(transaction, { agentId: agent.id, known, pseudonym });
      return true;
    });
  }

  return {
    /** How many records of the agent are deleted and how many stay. */
    extent: ({ agent }: Pick<SignedIn, 'agent'>) => readClosingExtent(database, agent.id),
    /**
     * Schedules an account for closing in fourteen days, once the owner has been proven. Throws
     * `invalid-transition`, `last-manager`.
     */
    close: async ({ agent: known }: SignedIn, version: number) => {
      const now = clock();
      const closesAt = new Date(now.getTime() + graceMs);
      return database.transaction(async (transaction) => {
        requireOtherManager(await lockManagers(transaction), known);
        const before = await lockVersion(transaction, known.id, version);
        if (before.accountStatus !== 'ACTIVE') throw new Refusal('invalid-transition');
        const changes: AgentChanges = { accountStatus: 'CLOSING', closesAt };
        const after = await updateAgent(transaction, before, { changes, now });
        await recordAccountChange(transaction, { action: 'account.close', before, after });
        await sendNotice(transaction, after, closesAt);
        await notifyManagersOf(transaction, {
          event: 'account-closing',
          ...ofAgent(after),
          facts: { until: closesAt.toISOString() },
          at: now,
        });
        return after;
      });
    },
    /** Cancels the closing. Throws `invalid-transition` when the account is not closing. */
    keep: ({ agent: { id } }: SignedIn, version: number) =>
      database.transaction(async (transaction) => {
        const before = await lockVersion(transaction, id, version);
        const { accountStatus: status, closesAt } = before;
        if (status === 'CLOSED' || closesAt === null) throw new Refusal('invalid-transition');
        const accountStatus = status === 'SUSPENDED' ? status : 'ACTIVE';
        const changes: AgentChanges = { accountStatus, closesAt: null };
        const after = await updateAgent(transaction, before, { changes, now: clock() });
        await recordAccountChange(transaction, { action: 'account.keep', before, after });
        return after;
      }),
    /**
     * Closes all accounts that are due: deletes personal data, keeps the audit. Returns their number.
     */
    closeDue: async () => {
      const now = clock();
      const due = await database
        .select({ id: agents.id })
        .from(agents)
        // A suspension does not put the day off.
        .where(and(ne(agents.accountStatus, 'CLOSED'), lte(agents.closesAt, now)));
      let closed = 0;
      for (const { id } of due) if (await closeForGood(id, now)) closed += 1;
      return closed;
    },
  };
}

function isDue({ closesAt }: AgentRow, now: Date): boolean {
  return closesAt !== null && closesAt <= now;
}

/** How the person and its locations are called and reached. */
async function namesOf(database: Database, agent: AgentRow): Promise<string[]> {
  const { email, pendingEmail, googleEmail, taxNumber, legalName } = agent;
  const own = [agent.displayName, agent.username, email, pendingEmail, googleEmail];
  const contacts = contactNames(locationTexts).map((name) => [name, locations[name]] as const);
  const ofLocations = await database
    .select({ ...Object.fromEntries(contacts), line1: locations.addressLine1 })
    .from(locations)
    .where(eq(locations.agentId, agent.id));
  const all = [
    ...own,
    ...contactNames(accountTexts).map((name) => agent[name]),
    taxNumber,
    legalName,
    ...ofLocations.flatMap(Object.values<string | null>),
  ];
  return all.filter((text) => text !== null);
}

/** Erases all personal data; the row's id stays for the records that refer to it. */
function anonymous({ id, locale }: AgentRow): AgentChanges {
  return {
    accountStatus: 'CLOSED',
    closesAt: null,
    username: `closed-${id.slice(-12)}`,
    // The same pseudonym replaces the name everywhere, so that readers can distinguish two closed accounts.
    displayName: `${closedName[locale]} ${id.slice(-4).toUpperCase()}`,
    email: null,
    pendingEmail: null,
    pendingEmailProven: false,
    pendingEmailAgreed: false,
    passwordHash: null,
    googleSubject: null,
    googleEmail: null,
    ...noTexts(accountTexts),
    legalName: null,
    taxNumber: null,
    registrationNumber: null,
    farmRegistryNumber: null,
    aboutMk: null,
    aboutEn: null,
    avatarImageId: null,
    verificationReason: null,
    suspensionReason: null,
    suspendedUntil: null,
    appeal: null,
    appealedAt: null,
  };
}
