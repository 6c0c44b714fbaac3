import { accountSecuritySchema, type AccountSecurity } from '@pazar/contracts/account-security';
import { accountSessionListSchema, type AccountSession } from '@pazar/contracts/account-session';
import { notificationPageSchema, type Notification } from '@pazar/contracts/notification';
import { accountKey } from '@pazar/section/account';
import { read, readItems, type ReadQuery } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

/** Where the agent is signed in, last seen first. */
export const ownSessions = (http: HttpClient): ReadQuery<AccountSession[]> =>
  readItems(http, {
    key: [...accountKey, 'sessions'],
    path: '/v1/account/sessions',
    schema: accountSessionListSchema,
  });

/** Passkeys, and whether a code is asked for. */
export const ownSecurity = (http: HttpClient): ReadQuery<AccountSecurity> =>
  read(http, {
    key: [...accountKey, 'security'],
    path: '/v1/account/security',
    schema: accountSecuritySchema,
  });

/** The newest changes of how the agent signs in. */
export const securityEvents = (http: HttpClient): ReadQuery<Notification[]> =>
  readItems(http, {
    key: [...accountKey, 'notifications', 'security'],
    path: '/v1/notifications',
    schema: notificationPageSchema,
    query: { event: 'security', limit: 20 },
  });

/** Reads an answer without a body. */
export const nothing = { parse: () => undefined };
