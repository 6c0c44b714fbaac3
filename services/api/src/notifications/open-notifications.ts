import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Jobs } from '../operations/open-jobs.ts';
import { newsMailWork } from './news-mails.ts';
import { notificationRoutes } from './notification-routes.ts';
import { notifyRegularNews, removeOldNotifications } from './regular-news.ts';

const minuteSeconds = 60;
/** As often as anybody would look after the stock by hand. */
const newsEverySeconds = 5 * minuteSeconds;
const removeEverySeconds = 60 * minuteSeconds;

/** Notifications: their routes, those of stock and time, and their e-mails. */
export function openNotifications(
  app: App,
  lists: Dependencies,
  { jobs, mailer }: { jobs: Jobs; mailer: Mailer },
): void {
  const { database, clock } = lists;
  notificationRoutes(app, lists);
  jobs.handle(newsMailWork(database, mailer));
  jobs.repeat({
    name: 'regular-news',
    what: 'notifying of stock and time',
    everySeconds: newsEverySeconds,
    work: async () => countOf(await notifyRegularNews(database, clock())),
  });
  jobs.repeat({
    name: 'remove-old-news',
    what: 'removing old notifications',
    everySeconds: removeEverySeconds,
    work: () => removeOldNotifications(database, clock()),
  });
}

const countOf = (count: number) => (count === 0 ? null : { count });
