import type { NotificationFacts } from '@pazar/contracts/notification';
import { waysOf, type NotificationEvent } from '@pazar/contracts/preferences';
import { v7 as uuid } from 'uuid';
import type { Database } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { notifications } from '../database/tables/notifications.ts';
import { addJob } from '../jobs/job-kind.ts';
import { newsMailKind } from './news-mail-kind.ts';
import { preferences } from '../database/tables/preferences.ts';

export interface News {
  agentId: string;
  event: NotificationEvent;
  /** Identifies this one event among the agent's: nobody is notified of it twice. */
  key: string;
  /** The outcome, such as `REJECTED`. */
  outcome?: string;
  entity: 'agent' | 'import' | 'lot' | 'product' | 'promotion';
  entityId: string;
  name?: { mk: string | null; en: string | null };
  facts?: NotificationFacts;
  at: Date;
  /** False when the change sends an e-mail by itself. */
  mayMail?: boolean;
  /**
   * Stored also for an agent who has turned the event off, neither shown nor sent: a search for events
   * that nobody was notified of then no longer finds it.
   */
  remember?: true;
}

/**
 * Notifies an agent through its chosen channels, in the transaction of the change. An e-mail is
 * then due; a job sends it after the commit. Returns false when the agent was notified
 * before, or has turned this event off.
 */
export async function notify(database: Database, news: News): Promise<boolean> {
  const { agentId, event } = news;
  const [row] = await database
    .select({ value: preferences.value })
    .from(preferences)
    .where(eq(preferences.agentId, agentId));
  const ways = waysOf(row?.value.notifications ?? {}, event);
  const mails = ways.email && news.mayMail !== false;
  const isWanted = ways.inApp || mails;
  if (!isWanted && news.remember === undefined) return false;
  const isWritten = await write(database, news, { inApp: ways.inApp, mails });
  return isWanted && isWritten;
}

/** False when the agent was notified before. */
async function write(
  database: Database,
  news: News,
  { inApp, mails }: { inApp: boolean; mails: boolean },
): Promise<boolean> {
  const { agentId } = news;
  const [written] = await database
    .insert(notifications)
    .values({ ...columnsOf(news), inApp, email: mails ? 'DUE' : null })
    .onConflictDoNothing({ target: [notifications.agentId, notifications.key] })
    .returning({ id: notifications.id });
  if (written === undefined) return false;
  if (mails) {
    await addJob(database, newsMailKind, { agentId, payload: { notification: written.id } });
  }
  return true;
}

function columnsOf(news: News) {
  const { agentId, key, event, entity, entityId, at } = news;
  const { outcome = null, facts = {}, name = { mk: null, en: null } } = news;
  return {
    id: uuid(),
    agentId,
    key,
    event,
    outcome,
    entity,
    entityId,
    nameMk: name.mk,
    nameEn: name.en,
    facts,
    createdAt: at,
  };
}
