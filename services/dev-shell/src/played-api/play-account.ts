import { defaultPreferences } from '@pazar/contracts/preferences';
import type { SessionAnswer } from '@pazar/contracts/session';
import { anAccount } from '@pazar/testing/an-account';
import { aPage } from '@pazar/testing/builders';
import { notFound, type Player } from './played-call.ts';

/** Who is logged in. */
export type PlayedRole = 'agent' | 'manager';

const kinds = {
  agent: { userType: 'PRODUCER', roles: ['ROLE_CONSUMER', 'ROLE_AGENT'] },
  manager: { userType: 'STAFF', roles: ['ROLE_MANAGEMENT'] },
} as const;

const { id, username, creationDate, updateDate } = anAccount();

function sessionOf(role: PlayedRole): SessionAnswer {
  const { userType, roles } = kinds[role];
  return {
    id,
    username: role === 'agent' ? username : 'manager',
    userType,
    token: `played-${role}`,
    tokenExpiry: '2126-01-01T12:00:00.000Z',
    roles: [...roles],
    authenticationProvider: 'LOCAL',
    verified: true,
    creationDate,
    updateDate,
  };
}

const sessionPaths = new Set([
  '/v1/agent/current',
  '/v1/agent/login',
  '/v1/agent/token/refresh',
  '/v1/agent/logout',
]);

/** Answers what the shell asks about the agent and for them, besides their records. */
export function playAccount(role: PlayedRole): Player {
  let preferences: Record<string, unknown> = { ...defaultPreferences, version: 0 };
  const session = sessionOf(role);
  const { userType, roles } = kinds[role];
  const answers: Readonly<Record<string, unknown>> = {
    'GET /v1/account': anAccount({ userType, roles: [...roles], username: session.username }),
    'GET /v1/views': { items: [] },
    'GET /v1/notes': { items: [] },
    'GET /v1/activity': aPage([]),
    'GET /v1/notifications': aPage([]),
    'GET /v1/notifications/unread': { unread: 0 },
    'GET /v1/imports': aPage([]),
  };
  return ({ method, path, body }) => {
    if (sessionPaths.has(path)) return { body: session };
    if (path === '/v1/account/preferences') {
      const isChange = method !== 'GET' && typeof body === 'object' && body !== null;
      if (isChange) preferences = { ...preferences, ...body };
      return { body: preferences };
    }
    const key = `${method} ${path}`;
    if (key in answers) return { body: answers[key] };
    return path.startsWith('/v1/notes/') ? notFound : undefined;
  };
}
