import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { runRegularly } from '../operations/run-regularly.ts';
import type { NewsMails } from './news-mails.ts';
import { notificationRoutes } from './notification-routes.ts';
import { notifyRegularNews, removeOldNotifications } from './regular-news.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** As often as anybody would look after the stock by hand. */
const newsEveryMs = 5 * minuteMs;
const removeEveryMs = 60 * minuteMs;
/** A decision reaches its agent while the manager still talks of it. */
const mailsEveryMs = 10 * secondMs;

/** Notifications: their routes, those of stock and time, and their e-mails. */
export function openNotifications(app: App, lists: Dependencies, mails: NewsMails): void {
  const { database, clock } = lists;
  notificationRoutes(app, lists);
  runRegularly(app, {
    what: 'notifying of stock and time',
    everyMs: newsEveryMs,
    work: async () => countOf(await notifyRegularNews(database, clock())),
  });
  runRegularly(app, {
    what: 'sending e-mails of notifications',
    everyMs: mailsEveryMs,
    work: async () => countOf(await mails.sendDue()),
  });
  runRegularly(app, {
    what: 'removing old notifications',
    everyMs: removeEveryMs,
    work: () => removeOldNotifications(database, clock()),
  });
}

const countOf = (count: number) => (count === 0 ? null : { count });
