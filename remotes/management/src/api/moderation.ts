import { agentPageSchema } from '@pazar/contracts/agent';
import { moderatedProductPageSchema } from '@pazar/contracts/management';
import { read, type Read, withAnswerBefore } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

/** Accounts that are named on the page; the list of agents has all of them. */
const namedAccounts = 20;

/** Products of all agents that management has blocked. */
export const blockedProducts = (http: HttpClient, query: NonNullable<Read<unknown>['query']>) =>
  withAnswerBefore(
    read(http, {
      key: ['management', 'moderation', query],
      path: '/v1/management/products',
      schema: moderatedProductPageSchema,
      query: { ...query, moderation: 'BLOCKED' },
    }),
  );

/** Accounts that are suspended now, changed last first. */
export const suspendedAccounts = (http: HttpClient) =>
  read(http, {
    key: ['management', 'moderation', 'accounts'],
    path: '/v1/management/agents',
    schema: agentPageSchema,
    query: { accountStatus: 'SUSPENDED', limit: namedAccounts, count: true },
  });
