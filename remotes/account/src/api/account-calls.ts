import { type Account, accountSchema } from '@pazar/contracts/account';
import { closingExtentSchema } from '@pazar/contracts/closing-extent';
import { dataExportSchema } from '@pazar/contracts/data-export';
import { accountKey } from '@pazar/section/account';
import { type Call, sendCall } from '@pazar/section/call';
import { read } from '@pazar/section/read';
import { writeAnswer } from '@pazar/section/invalidate';
import type { ApiMutationOptions } from '@pazar/section/use-api-mutation';
import type { HttpClient } from '@pazar/shell/http';
import { verificationProgressSchema } from '@pazar/contracts/verification';
import type { RecordChange } from '@pazar/section/form/record-form-options';
import type { QueryClient } from '@tanstack/react-query';

type Change = Omit<Call<Account>, 'schema'>;

/** Shows the account that was saved; every other query of the section refetches. */
export const showAccount = (queries: QueryClient, account: Account): void =>
  writeAnswer(queries, accountKey, account);

/** How a form saves the account: the changed fields, with the version that was changed. */
export const saveAccount =
  (http: HttpClient) =>
  ({ patch: body, ifMatch }: RecordChange<unknown>): Promise<Account> =>
    sendCall(http, {
      method: 'patch',
      path: '/v1/account',
      schema: accountSchema,
      body,
      ifMatch,
    });

/** Options of a change of the account that no form saves, such as the request to close it. */
export const accountChange = (action: string): ApiMutationOptions<Account, Change> => ({
  mutationKey: ['account', action],
  mutationFn: (change, { http, idempotencyKey }) =>
    sendCall(http, { ...change, schema: accountSchema }, idempotencyKey),
  written: () => accountKey,
});

/** How far the agent is with management. */
export const verificationProgress = (http: HttpClient) =>
  read(http, {
    key: [...accountKey, 'verification'],
    path: '/v1/account/verification',
    schema: verificationProgressSchema,
  });

/** How many records a closing of the account deletes, and how many stay. */
export const closingExtent = (http: HttpClient) =>
  read(http, {
    key: [...accountKey, 'close'],
    path: '/v1/account/close',
    schema: closingExtentSchema,
  });

/** Asks for all own data. */
export const exportCall = {
  method: 'post',
  path: '/v1/account/export',
  schema: dataExportSchema,
  body: {},
} as const;
