import type { Locale } from '@pazar/contracts/locale';
import { newsPath } from '@pazar/contracts/notification';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, isNull, lt, or, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { notifications } from '../database/tables/notifications.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Most e-mails of one run; the next run continues. */
const atOnce = 100;

/** A process that is silent for longer was killed: a mail server that hangs is given up after seconds. */
const leaseEnd = sql`clock_timestamp() + interval '2 minutes'`;

/**
 * Seconds until the next try after each failed one: soon at first, as a mail server restarts, and then every
 * hour for a day. After the last one the e-mail has failed.
 */
const pauses = [10, 60, 300, 900, ...Array.from({ length: 23 }, () => 3600)];

/** The e-mails of notifications: the rows are the queue. */
export interface NewsMails {
  /** Sends the due e-mails in the background. */
  sendSoon: () => void;
  /**
   * Tries each due e-mail once; returns how many the transport has accepted. Two processes try no
   * e-mail at once. An e-mail is sent at least once: a process that is killed before it wrote SENT lets
   * another send it again.
   */
  sendDue: () => Promise<number>;
}

interface NewsMailDependencies {
  /** The service's own, so an urgent e-mail is sent after the transaction of the request. */
  database: Database;
  mailer: Mailer;
  /** Hears of an e-mail that was given up. */
  onGivenUp: (error: unknown, mail: { notification: string; event: string }) => void;
}

export function createNewsMails({ database, mailer, onGivenUp }: NewsMailDependencies): NewsMails {
  /** Two processes claim different rows. */
  async function takeDue() {
    const mayTry = or(
      and(
        eq(notifications.email, 'DUE'),
        or(isNull(notifications.emailNext), lt(notifications.emailNext, sql`clock_timestamp()`)),
      ),
      and(eq(notifications.email, 'SENDING'), lt(notifications.emailNext, sql`clock_timestamp()`)),
    );
    const due = database
      .select({ id: notifications.id })
      .from(notifications)
      .where(mayTry)
      .orderBy(asc(notifications.createdAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const rows = await database
      .update(notifications)
      .set({
        email: 'SENDING',
        emailTries: sql`${notifications.emailTries} + 1`,
        emailNext: leaseEnd,
      })
      .where(inArray(notifications.id, due))
      .returning();
    const owners = await database
      .select({ id: agents.id, email: agents.email, locale: agents.locale })
      .from(agents)
      .where(
        inArray(
          agents.id,
          rows.map(({ agentId }) => agentId),
        ),
      );
    return { rows, owners: new Map(owners.map((owner) => [owner.id, owner])) };
  }

  /** Writes how a try ended, unless another process has begun one since. */
  async function write(
    { id, emailTries }: NewsRow,
    end: Pick<typeof notifications.$inferInsert, 'email'> & { pause?: number },
  ): Promise<void> {
    const { email, pause } = end;
    const emailNext =
      pause === undefined ? null : sql`clock_timestamp() + make_interval(secs => ${pause})`;
    await database
      .update(notifications)
      .set({ email, emailNext })
      .where(and(eq(notifications.id, id), eq(notifications.emailTries, emailTries)));
  }

  async function trySend(row: NewsRow, to: NewsMail['to']): Promise<boolean> {
    try {
      await sendNews(mailer, row, to);
    } catch (error) {
      const pause = pauses[row.emailTries - 1];
      if (pause !== undefined) await write(row, { email: 'DUE', pause });
      else {
        await write(row, { email: 'FAILED' });
        onGivenUp(error, { notification: row.id, event: row.event });
      }
      return false;
    }
    await write(row, { email: 'SENT' });
    return true;
  }

  async function sendDue(): Promise<number> {
    const { rows, owners } = await takeDue();
    const sent = await Promise.all(
      rows.map(async (row) => {
        const { email = null, locale = 'en' } = owners.get(row.agentId) ?? {};
        if (email !== null) return trySend(row, { email, locale });
        // An account without an address has none to send it to, now or later.
        await write(row, { email: null });
        return false;
      }),
    );
    return sent.filter(Boolean).length;
  }

  return { sendDue, sendSoon: () => mailer.later(async () => void (await sendDue())) };
}

type NewsRow = typeof notifications.$inferSelect;

/** The data of an e-mail. */
interface NewsMail {
  mailer: Mailer;
  row: NewsRow;
  to: { email: string; locale: Locale };
  link: string;
  /** In the agent's language, otherwise in the other. */
  name: string;
  reason: string;
}

type SendMail = (mail: NewsMail) => Promise<void>;

const senders: Record<NewsRow['event'], SendMail> = {
  'verification-decided': ({ mailer, row, to, reason, link }) => {
    if (row.outcome === 'VERIFIED') return mailer.deliver('verified', to, link);
    const kind = row.outcome === 'REJECTED' ? 'rejected' : 'changesRequested';
    return mailer.deliver(kind, to, reason, link);
  },
  'product-blocked': ({ mailer, row, to, name, reason, link }) =>
    row.outcome === 'BLOCKED'
      ? mailer.deliver('productBlocked', to, name, reason, link)
      : mailer.deliver('productUnblocked', to, name, link),
  'account-suspended': ({ mailer, row, to, reason, link }) => {
    const { until } = row.facts;
    const end = until === undefined ? '' : formatDate(until, to.locale);
    return row.outcome === 'SUSPENDED'
      ? mailer.deliver('suspended', to, reason, end, link)
      : mailer.deliver('reactivated', to, link);
  },
  'low-stock': ({ mailer, row, to, name, link }) => {
    const { quantity, unit } = row.facts;
    const isKnown = quantity !== undefined && unit !== undefined;
    const left = isKnown ? formatQuantity(quantity, unit, to.locale) : '';
    return mailer.deliver('lowStock', to, name, left, link);
  },
  'best-before': ({ mailer, row, to, name, link }) =>
    mailer.deliver('bestBefore', to, name, formatDate(row.facts.day ?? '', to.locale), link),
  'promotion-ended': ({ mailer, to, name, link }) =>
    mailer.deliver('promotionEnded', to, name, link),
  'import-finished': ({ mailer, row, to, link }) => {
    const { done = 0, failed = 0 } = row.facts;
    return mailer.deliver('importFinished', to, String(done), String(failed), link);
  },
  // A security change that the owner made already sends an e-mail with its own link.
  security: async ({ mailer, row, to, reason, link }) => {
    if (row.outcome === 'agent.set-roles') await mailer.deliver('rolesChanged', to, reason, link);
    if (row.outcome === 'agent.revoke-sessions')
      await mailer.deliver('signedOut', to, reason, link);
  },
};

function sendNews(mailer: Mailer, row: NewsRow, to: NewsMail['to']): Promise<void> {
  const names = to.locale === 'mk' ? [row.nameMk, row.nameEn] : [row.nameEn, row.nameMk];
  return senders[row.event]({
    mailer,
    row,
    to,
    link: mailer.link(newsPath(row)),
    name: names.find((name) => name !== null) ?? '',
    reason: row.facts.reason ?? '',
  });
}
