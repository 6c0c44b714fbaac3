import { readNotificationsSchema, unreadSchema } from '@pazar/contracts/notification';
import { and, eq } from '../database/drizzle.ts';
import { notifications } from '../database/tables/notifications.ts';
import { inTransaction } from '../http/agent-requests.ts';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { answerList, listProblems } from '../http/list-answer.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { notificationList } from './notification-list.ts';
import { countUnread, markRead } from './read-marks.ts';

const tags = ['account'];

export function notificationRoutes(app: App, dependencies: Dependencies): void {
  const { database, clock } = dependencies;
  app.get(
    '/v1/notifications',
    {
      config: {
        access: 'signed-in',
        conditional: true,
        problems: listProblems,
      },
      schema: {
        tags,
        summary: 'List own notifications',
        description: notificationList.description,
        querystring: listQuerySchema(notificationList),
        response: { 200: notificationList.page },
      },
    },
    async (request, reply) => {
      const agentId = signedInOf(request).agent.id;
      const own = and(eq(notificationList.owner, agentId), eq(notifications.inApp, true));
      return answerList(dependencies, notificationList, {
        request,
        reply,
        query: request.query,
        own: own ?? eq(notificationList.owner, agentId),
        owner: agentId,
        read: (read) => notificationList.rows({ database, now: clock() }, read),
      });
    },
  );

  app.get(
    '/v1/notifications/unread',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'Count unread notifications',
        description: 'The number of unread notifications, for the bell.',
        response: { 200: unreadSchema },
      },
    },
    async (request) => ({ unread: await countUnread(database, signedInOf(request).agent.id) }),
  );

  app.post(
    '/v1/notifications/read',
    {
      config: { access: { suspended: 'allowed' } },
      schema: {
        tags,
        summary: 'Mark notifications as read',
        description:
          'Marks some or all as read, and answers the number that is left. Those of other agents are ignored.',
        body: readNotificationsSchema,
        response: { 200: unreadSchema },
      },
    },
    (request) =>
      inTransaction(dependencies, request, async (unit) => {
        await unit.lock({});
        const { transaction, agentId, now } = unit;
        await markRead(transaction, { agentId, which: request.body, now });
        return { unread: await countUnread(transaction, agentId) };
      }),
  );
}
