import { moderatedProductPageSchema } from '@pazar/contracts/management';
import { read, type Read, withAnswerBefore } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { agentResource } from './agents.ts';

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

/** Accounts that are suspended now, changed last first; the list of agents has all of them. */
export const suspendedAccounts = (http: HttpClient) =>
  agentResource.list(http, { accountStatus: 'SUSPENDED', limit: 20, count: true });
