import { type Account, accountSchema } from '@pazar/contracts/account';
import { closingExtentSchema } from '@pazar/contracts/closing-extent';
import { dataExportSchema } from '@pazar/contracts/data-export';
import { accountKey } from '@pazar/section/account';
import { type Call, sendCall } from '@pazar/section/call';
import { read } from '@pazar/section/read';
import { renew } from '@pazar/section/renew';
import { type HttpClient, useHttp } from '@pazar/shell/http';
import { verificationProgressSchema } from '@pazar/contracts/verification';
import type { RecordChange } from '@pazar/ui/form/record-form-options';
import { type AttemptHandle, useAttempt } from '@pazar/ui/record/use-attempt';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

type Change = Omit<Call<Account>, 'schema'>;

/** Shows the account as a change has made it; everything else of the section is asked again. */
export function useShowAccount(): (account: Account) => void {
  const queries = useQueryClient();
  return useCallback(
    (account) => {
      queries.setQueryData(accountKey, account);
      // Nobody waits for it: what the page needs is in the answer.
      void renew(queries, accountKey[0], accountKey);
    },
    [queries],
  );
}

/** How a form saves the account: the changed fields, on the version that was changed. */
export function useSaveAccount(): (change: RecordChange<unknown>) => Promise<Account> {
  const http = useHttp();
  return useCallback(
    ({ patch: body, ifMatch }) =>
      sendCall(http, {
        method: 'patch',
        path: '/v1/account',
        schema: accountSchema,
        body,
        ifMatch,
      }),
    [http],
  );
}

/** A change of the account that is no save of a form, such as asking for it to be closed. */
export function useAccountChange(what: string): AttemptHandle<Change, Account> {
  const http = useHttp();
  const queries = useQueryClient();
  const show = useShowAccount();
  return useAttempt<Change, Account>({
    name: ['account', what],
    send: (change, key) => sendCall(http, { ...change, schema: accountSchema }, key),
    look: (account) => (account === undefined ? renew(queries, 'account') : show(account)),
  });
}

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
