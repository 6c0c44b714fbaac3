import type { Locale } from '@pazar/contracts/locale';
import { newsPath } from '@pazar/contracts/notification';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import type { Database } from '../database/database.ts';
import { asc, eq, inArray } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { notifications } from '../database/tables/notifications.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Most e-mails of one run; the next run continues. */
const atOnce = 100;

/** The e-mails of notifications. */
export interface NewsMails {
  /** Sends the due e-mails in the background. */
  sendSoon: () => void;
  /** Sends the due e-mails; returns their number. Two processes send no e-mail twice. */
  sendDue: () => Promise<number>;
}

/**
 * `database` is the service's own, so an urgent e-mail is sent after the transaction of the
 * request.
 */
export function createNewsMails(database: Database, mailer: Mailer): NewsMails {
  /** Two processes claim different rows, each once. */
  async function takeDue() {
    const due = database
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.email, 'DUE'))
      .orderBy(asc(notifications.createdAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const rows = await database
      .update(notifications)
      .set({ email: 'SENT' })
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

  async function sendDue(): Promise<number> {
    const { rows, owners } = await takeDue();
    for (const row of rows) {
      const { email = null, locale = 'en' } = owners.get(row.agentId) ?? {};
      if (email !== null) sendNews(mailer, row, { email, locale });
    }
    return rows.length;
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

type SendMail = (mail: NewsMail) => void;

const senders: Record<NewsRow['event'], SendMail> = {
  'verification-decided': ({ mailer, row, to, reason, link }) => {
    if (row.outcome === 'VERIFIED') return mailer.send('verified', to, link);
    const kind = row.outcome === 'REJECTED' ? 'rejected' : 'changesRequested';
    return mailer.send(kind, to, reason, link);
  },
  'product-blocked': ({ mailer, row, to, name, reason, link }) =>
    row.outcome === 'BLOCKED'
      ? mailer.send('productBlocked', to, name, reason, link)
      : mailer.send('productUnblocked', to, name, link),
  'account-suspended': ({ mailer, row, to, reason, link }) => {
    const { until } = row.facts;
    const end = until === undefined ? '' : formatDate(until, to.locale);
    return row.outcome === 'SUSPENDED'
      ? mailer.send('suspended', to, reason, end, link)
      : mailer.send('reactivated', to, link);
  },
  'low-stock': ({ mailer, row, to, name, link }) => {
    const { quantity, unit } = row.facts;
    const isKnown = quantity !== undefined && unit !== undefined;
    const left = isKnown ? formatQuantity(quantity, unit, to.locale) : '';
    mailer.send('lowStock', to, name, left, link);
  },
  'best-before': ({ mailer, row, to, name, link }) =>
    mailer.send('bestBefore', to, name, formatDate(row.facts.day ?? '', to.locale), link),
  'promotion-ended': ({ mailer, to, name, link }) => mailer.send('promotionEnded', to, name, link),
  'import-finished': ({ mailer, row, to, link }) => {
    const { done = 0, failed = 0 } = row.facts;
    mailer.send('importFinished', to, String(done), String(failed), link);
  },
  // A security change that the owner made already sends an e-mail with its own link.
  security: ({ mailer, row, to, reason, link }) => {
    if (row.outcome === 'agent.set-roles') mailer.send('rolesChanged', to, reason, link);
    if (row.outcome === 'agent.revoke-sessions') mailer.send('signedOut', to, reason, link);
  },
};

function sendNews(mailer: Mailer, row: NewsRow, to: NewsMail['to']): void {
  const names = to.locale === 'mk' ? [row.nameMk, row.nameEn] : [row.nameEn, row.nameMk];
  senders[row.event]({
    mailer,
    row,
    to,
    link: mailer.link(newsPath(row)),
    name: names.find((name) => name !== null) ?? '',
    reason: row.facts.reason ?? '',
  });
}
