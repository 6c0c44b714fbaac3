import type { Locale } from '@pazar/contracts/locale';
import { formatDate } from '@pazar/format/date';
import { recordAudit } from '../records/audit.ts';
import { and, eq, lte } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import { lockAgent, updateAgent, type AgentChanges } from './account-repository.ts';
import type { AgentRow } from './agent-repository.ts';
import type { SignedIn } from './sessions/session-service.ts';
import type { AccountParts } from './account-parts.ts';
import { archiveBelongings } from './archive-belongings.ts';
import { requireOtherManager } from './last-manager.ts';
import { lockVersion } from './lock-version.ts';
import { recordAccountChange } from './record-account-change.ts';

/** Two weeks in which a closing can be taken back. */
const graceMs = 14 * 24 * 60 * 60 * 1000;

/** What a closed account is called where its name stood. */
const closedName: Record<Locale, string> = { en: 'Closed account', mk: 'Затворена сметка' };

export interface Closing {
  /**
   * Lets the account of an owner who has proven to be it close in fourteen days. Throws
   * `invalid-transition`, `last-manager`.
   */
  close: (signedIn: SignedIn, version: number) => Promise<AgentRow>;
  /** Takes it back. Throws `invalid-transition` when the account is not closing. */
  keep: (signedIn: SignedIn, version: number) => Promise<AgentRow>;
  /** Closes for good what is due: personal data goes, the audit stays. Answers how many. */
  closeDue: () => Promise<number>;
}

export function createClosing(parts: Pick<AccountParts, 'database' | 'clock' | 'mailer'>): Closing {
  const { database, clock, mailer } = parts;

  function tell({ email, locale }: AgentRow, closesAt: Date): void {
    if (email === null) return;
    const day = formatDate(closesAt.toISOString(), locale);
    mailer.send('accountCloses', { email, locale }, day, mailer.link('/account'));
  }

  async function closeForGood(id: string, now: Date): Promise<boolean> {
    return database.transaction(async (transaction) => {
      const agent = await lockAgent(transaction, id);
      // It may have been kept, or closed by another process, since it was listed.
      if (agent?.accountStatus !== 'CLOSING' || !isDue(agent, now)) return false;
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
        before: { accountStatus: 'CLOSING' },
        after: { accountStatus: 'CLOSED' },
      });
      return true;
    });
  }

  return {
    close: async ({ agent: known }, version) => {
      const now = clock();
      const closesAt = new Date(now.getTime() + graceMs);
      const closing = await database.transaction(async (transaction) => {
        await requireOtherManager(transaction, known);
        const before = await lockVersion(transaction, known.id, version);
        if (before.accountStatus !== 'ACTIVE') throw new Refusal('invalid-transition');
        const changes: AgentChanges = { accountStatus: 'CLOSING', closesAt };
        const after = await updateAgent(transaction, before, { changes, now });
        await recordAccountChange(transaction, { action: 'account.close', before, after });
        return after;
      });
      tell(closing, closesAt);
      return closing;
    },
    keep: ({ agent: { id } }, version) =>
      database.transaction(async (transaction) => {
        const before = await lockVersion(transaction, id, version);
        if (before.accountStatus !== 'CLOSING') throw new Refusal('invalid-transition');
        const changes: AgentChanges = { accountStatus: 'ACTIVE', closesAt: null };
        const after = await updateAgent(transaction, before, { changes, now: clock() });
        await recordAccountChange(transaction, { action: 'account.keep', before, after });
        return after;
      }),
    closeDue: async () => {
      const now = clock();
      const due = await database
        .select({ id: agents.id })
        .from(agents)
        .where(and(eq(agents.accountStatus, 'CLOSING'), lte(agents.closesAt, now)));
      let closed = 0;
      for (const { id } of due) if (await closeForGood(id, now)) closed += 1;
      return closed;
    },
  };
}

function isDue({ closesAt }: AgentRow, now: Date): boolean {
  return closesAt !== null && closesAt <= now;
}

/** Everything that says who it was is gone; the number of the row stays for what refers to it. */
function anonymous({ id, locale }: AgentRow): AgentChanges {
  return {
    accountStatus: 'CLOSED',
    closesAt: null,
    username: `closed-${id.slice(-12)}`,
    displayName: closedName[locale],
    email: null,
    pendingEmail: null,
    passwordHash: null,
    googleSubject: null,
    googleEmail: null,
    phone: null,
    legalName: null,
    taxNumber: null,
    registrationNumber: null,
    farmRegistryNumber: null,
    aboutMk: null,
    aboutEn: null,
    settlement: null,
  };
}
