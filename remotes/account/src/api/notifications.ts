import { notificationPageSchema, type Notification } from '@pazar/contracts/notification';
import { accountKey } from '@pazar/section/account';
import { readItems, type ReadQuery } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

/** Page size. Older notifications are deleted after ninety days. */
const shown = 100;

/** The newest notifications. */
export const newestNotifications = (http: HttpClient): ReadQuery<Notification[]> =>
  readItems(http, {
    key: [...accountKey, 'notifications'],
    path: '/v1/notifications',
    schema: notificationPageSchema,
    query: { limit: shown },
  });
