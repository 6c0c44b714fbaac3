import { accountSchema } from '@pazar/contracts/account';
import type { HttpClient } from '@pazar/shell/http';
import { read } from './read.ts';

/** Query key of the agent's own account, shared by all sections. */
export const accountKey = ['account'] as const;

/** The agent's own account. */
export const ownAccount = (http: HttpClient) =>
  read(http, { key: accountKey, path: '/v1/account', schema: accountSchema });
