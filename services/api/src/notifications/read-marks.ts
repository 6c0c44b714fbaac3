import type { ReadNotifications } from '@pazar/contracts/notification';
import type { Database } from '../database/database.ts';
import { and, eq, inArray, isNull } from '../database/drizzle.ts';
import { notifications } from '../database/tables/notifications.ts';

const shown = (agentId: string) =>
  and(eq(notifications.agentId, agentId), eq(notifications.inApp, true));

export function countUnread(database: Database, agentId: string): Promise<number> {
  return database.$count(notifications, and(shown(agentId), isNull(notifications.readAt)));
}

/** Marks notifications of an agent as read; those of others and deleted ones are ignored. */
export async function markRead(
  database: Database,
  { agentId, which, now }: { agentId: string; which: ReadNotifications; now: Date },
): Promise<void> {
  const chosen = 'ids' in which ? inArray(notifications.id, which.ids) : undefined;
  await database
    .update(notifications)
    .set({ readAt: now })
    .where(and(shown(agentId), isNull(notifications.readAt), chosen));
}
