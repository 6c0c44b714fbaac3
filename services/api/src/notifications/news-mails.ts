import type { Locale } from '@pazar/contracts/locale';
import { newsSubjects } from '@pazar/contracts/notification';
import { openPath } from '@pazar/contracts/open-path';
import { formatDate } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import { formatQuantity } from '@pazar/format/quantity';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { notifications } from '../database/tables/notifications.ts';
import { jobWork, type JobWork } from '../jobs/job-kind.ts';
import type { Mailer } from '../mail/mailer.ts';
import { newsMailKind } from './news-mail-kind.ts';

/**
 * Sends the e-mails of notifications, each at least once: a process that is killed before it wrote SENT lets
 * another send it again. Tried for a day, then FAILED.
 */
export function newsMailWork(database: Database, mailer: Mailer): JobWork {
  return jobWork(newsMailKind, {
    run: async ({ payload: { notification: id }, finish }) => {
      const [found] = await database
        .select({ row: notifications, email: agents.email, locale: agents.locale })
        .from(notifications)
        .innerJoin(agents, eq(agents.id, notifications.agentId))
        .where(and(eq(notifications.id, id), eq(notifications.email, 'DUE')));
      // Removed with its agent, or sent by a process that was killed before it ended the job.
      if (found === undefined) return 'done';
      const { row, email, locale } = found;
      if (email !== null) await sendNews(mailer, row, { email, locale });
      await database.transaction(async (transaction) => {
        // An account without an address has none to send it to, now or later.
        await transaction
          .update(notifications)
          .set({ email: email === null ? null : 'SENT' })
          .where(eq(notifications.id, id));
        await finish(transaction);
      });
      return 'done';
    },
    onGivenUp: async ({ notification: id }) => {
      await database.update(notifications).set({ email: 'FAILED' }).where(eq(notifications.id, id));
    },
  });
}

type NewsRow = typeof notifications.$inferSelect;

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
    if (row.outcome === 'VERIFIED') return mailer.deliver(to, ['verified', reason, link]);
    const kind = row.outcome === 'REJECTED' ? 'rejected' : 'changesRequested';
    return mailer.deliver(to, [kind, reason, link]);
  },
  'product-blocked': ({ mailer, row, to, name, reason, link }) =>
    row.outcome === 'BLOCKED'
      ? mailer.deliver(to, ['productBlocked', name, reason, link])
      : mailer.deliver(to, ['productUnblocked', name, link]),
  'account-suspended': ({ mailer, row, to, reason, link }) => {
    const { until } = row.facts;
    if (row.outcome !== 'SUSPENDED') return mailer.deliver(to, ['reactivated', link]);
    return until === undefined
      ? mailer.deliver(to, ['suspended', reason, link])
      : mailer.deliver(to, ['suspendedUntil', reason, formatEnd(until, to.locale), link]);
  },
  'low-stock': ({ mailer, row, to, name, link }) => {
    const { quantity, unit } = row.facts;
    const isKnown = quantity !== undefined && unit !== undefined;
    const left = isKnown ? formatQuantity(quantity, unit, to.locale) : '';
    return mailer.deliver(to, ['lowStock', name, left, link]);
  },
  'best-before': ({ mailer, row, to, name, link }) =>
    mailer.deliver(to, ['bestBefore', name, formatDate(row.facts.day ?? '', to.locale), link]),
  'promotion-ended': ({ mailer, to, name, link }) =>
    mailer.deliver(to, ['promotionEnded', name, link]),
  'verification-requested': ({ mailer, to, name, link }) =>
    mailer.deliver(to, ['agentAsks', name, link]),
  'suspension-appealed': ({ mailer, to, name, link }) =>
    mailer.deliver(to, ['agentAppeals', name, link]),
  'product-fixed': ({ mailer, to, name, link }) => mailer.deliver(to, ['productFixed', name, link]),
  'account-closing': ({ mailer, row, to, name, link }) => {
    const { until } = row.facts;
    const day = until === undefined ? '' : formatEnd(until, to.locale);
    return mailer.deliver(to, ['agentCloses', name, day, link]);
  },
  'import-finished': ({ mailer, row, to, link }) => {
    const { done = 0, failed = 0 } = row.facts;
    return mailer.deliver(to, ['importFinished', String(done), String(failed), link]);
  },
  // A security change that the owner made already sends an e-mail with its own link.
  security: async ({ mailer, row, to, reason, link }) => {
    if (row.outcome === 'agent.set-roles') await mailer.deliver(to, ['rolesChanged', reason, link]);
    if (row.outcome === 'agent.revoke-sessions')
      await mailer.deliver(to, ['signedOut', reason, link]);
    if (row.outcome === 'agent.end-second-factor')
      await mailer.deliver(to, ['secondFactorEnded', reason, link]);
  },
};

function sendNews(mailer: Mailer, row: NewsRow, to: NewsMail['to']): Promise<void> {
  const names = to.locale === 'mk' ? [row.nameMk, row.nameEn] : [row.nameEn, row.nameMk];
  return senders[row.event]({
    mailer,
    row,
    to,
    link: mailer.link(openPath(newsSubjects(row), row.entityId), to.locale),
    name: names.find((name) => name !== null) ?? '',
    reason: row.facts.reason ?? '',
  });
}
