import { notificationPageSchema, type Notification } from '@pazar/contracts/notification';
import { z } from 'zod';
import { isNotNull, isNull } from '../database/drizzle.ts';
import { notifications } from '../database/tables/notifications.ts';
import { anyOf, booleanValue, oneOf } from '../lists/list-filters.ts';
import type { OwnList } from '../lists/own-list.ts';

const word = z.string().regex(/^[a-z][a-z-]{1,39}$/);

export const notificationList: OwnList<Notification> = {
  name: 'notifications',
  path: 'notifications',
  description: 'The notifications of the last ninety days, newest first.',
  page: notificationPageSchema,
  owner: notifications.agentId,
  table: notifications,
  id: notifications.id,
  filters: {
    event: oneOf(word, notifications.event),
    unread: anyOf(booleanValue, (isUnread) =>
      isUnread ? isNull(notifications.readAt) : isNotNull(notifications.readAt),
    ),
  },
  sorts: { at: () => notifications.createdAt },
  defaultSort: '-at',
  rows: async ({ database }, { where, orderBy, limit, sortValues }) => {
    const rows = await database
      .select({ row: notifications, sortValues })
      .from(notifications)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map(({ row, sortValues: values }) => ({
      item: notificationOf(row),
      sortValues: values,
    }));
  },
};

function notificationOf(row: typeof notifications.$inferSelect): Notification {
  const { id, event, outcome, createdAt, readAt, entity, entityId, nameMk, nameEn, facts } = row;
  return {
    id,
    event,
    outcome,
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    entity,
    entityId,
    name: nameMk === null && nameEn === null ? null : { mk: nameMk, en: nameEn },
    facts,
  };
}
