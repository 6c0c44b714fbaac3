import { accountSessionListSchema, type AccountSession } from '@pazar/contracts/account-session';
import { z } from 'zod';
import type { App } from '../../http/app-types.ts';
import type { Clock } from '../../clock/clock.ts';
import { signedInOf } from '../../http/authentication.ts';
import type { Database } from '../../database/database.ts';
import { endOtherSessions, endOwnSession } from './end-own-sessions.ts';
import type { SessionRepository, SessionRow } from './session-repository.ts';
import { deviceName } from './device-name.ts';

const tags = ['account'];

export interface AccountSessionDependencies {
  database: Database;
  clock: Clock;
  sessionRows: SessionRepository;
}

export function accountSessionRoutes(app: App, dependencies: AccountSessionDependencies): void {
  const { database, clock, sessionRows: sessions } = dependencies;
  app.get(
    '/v1/account/sessions',
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        summary: 'List own sessions',
        description:
          'The live sessions of the agent with their devices: that of the request, then the others, last ' +
          'seen first.',
        response: { 200: accountSessionListSchema },
      },
    },
    async (request) => {
      const { agent, sessionId } = signedInOf(request);
      const rows = await sessions.listLive(agent.id, clock());
      const items = rows.map((row) => sessionOf(row, sessionId));
      const isOwn = ({ isCurrent }: AccountSession) => isCurrent;
      return { items: [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))] };
    },
  );

  app.delete(
    '/v1/account/sessions/:id',
    {
      config: { access: { suspended: 'allowed' }, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'End one own session',
        description: 'Ends one session; its token no longer works.',
        params: z.strictObject({ id: z.uuid() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await endOwnSession(database, signedInOf(request), { id, now: clock() });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/v1/account/sessions',
    {
      config: { access: { suspended: 'allowed' }, problems: ['unknown-filter', 'validation'] },
      schema: {
        tags,
        summary: 'End all other own sessions',
        description:
          'Ends all sessions of the agent except that of the request. `others=true` is required.',
        querystring: z.strictObject({ others: z.literal('true') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endOtherSessions(database, signedInOf(request), clock());
      return reply.code(204).send(null);
    },
  );
}

/** A session as its agent reads it, in a request of the session `current`. */
export function sessionOf(row: SessionRow, currentId: string): AccountSession {
  return {
    id: row.id,
    device: deviceName(row.userAgent),
    openedWith: row.openedWith,
    createdAt: row.startedAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === currentId || row.renewedAs === currentId,
  };
}
