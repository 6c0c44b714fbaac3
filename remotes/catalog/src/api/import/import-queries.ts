import { importJobSchema, importRowSchema, type ImportJob } from '@pazar/contracts/import';
import { pageOf } from '@pazar/contracts/page';
import type { HttpClient } from '@pazar/shell/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { isAtWork } from '../../model/import/import-state.ts';

/** Everything of imports hangs below this key. */
export const importKey = ['catalog', 'imports'] as const;

/** How often a job at work is looked at again, in milliseconds. */
const workInterval = 500;

const importRowPageSchema = pageOf(importRowSchema);

/** Which rows of a job. */
export interface ImportRowsQuery {
  readonly id: string;
  readonly status: string | undefined;
  readonly cursor: string | undefined;
}

export const importQueries = {
  job: (http: HttpClient, id: string) =>
    queryOptions({
      queryKey: [...importKey, 'job', id] as const,
      queryFn: ({ signal }) => http.get(`/v1/imports/${id}`, { schema: importJobSchema, signal }),
      refetchInterval: ({ state }) =>
        state.data !== undefined && isAtWork(state.data satisfies ImportJob) ? workInterval : false,
    }),

  rows: (http: HttpClient, { id, status, cursor }: ImportRowsQuery) =>
    queryOptions({
      queryKey: [...importKey, 'rows', id, { status, cursor }] as const,
      queryFn: ({ signal }) =>
        http.get(`/v1/imports/${id}/rows`, {
          schema: importRowPageSchema,
          query: { status, cursor, limit: 25, count: true },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
