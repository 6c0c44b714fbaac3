import { remoteMetricsSchema } from '@pazar/contracts/releases/release-metrics';
import {
  historySchema,
  releaseChangeSchema,
  remoteStateListSchema,
  remoteStateSchema,
} from '@pazar/contracts/releases/release-state';
import type { HttpClient } from '@pazar/shell/http';
import { queryOptions } from '@tanstack/react-query';
import type { ReleaseAction } from '../model/release-action.ts';

const root = ['management', 'releases'] as const;
const base = '/v1/releases/remotes';

/** A rollout moves by itself, and so do its numbers. */
const lookEvery = 10_000;

const historyLength = 20;

export const releaseQueries = {
  all: root,
  list: (http: HttpClient) =>
    queryOptions({
      queryKey: [...root, 'list'] as const,
      queryFn: ({ signal }) => http.get(base, { schema: remoteStateListSchema, signal }),
      refetchInterval: lookEvery,
    }),
  state: (http: HttpClient, remote: string) =>
    queryOptions({
      queryKey: [...root, remote, 'state'] as const,
      queryFn: ({ signal }) => http.get(`${base}/${remote}`, { schema: remoteStateSchema, signal }),
      refetchInterval: lookEvery,
    }),
  metrics: (http: HttpClient, remote: string) =>
    queryOptions({
      queryKey: [...root, remote, 'metrics'] as const,
      queryFn: ({ signal }) =>
        http.get(`${base}/${remote}/metrics`, { schema: remoteMetricsSchema, signal }),
      refetchInterval: lookEvery,
    }),
  /** The revision is that of the state: with each change of it the history is read again. */
  history: (http: HttpClient, { remote, revision }: { remote: string; revision: number }) =>
    queryOptions({
      queryKey: [...root, remote, 'history', revision] as const,
      queryFn: ({ signal }) =>
        http.get(`${base}/${remote}/history`, {
          schema: historySchema,
          query: { limit: historyLength },
          signal,
        }),
    }),
};

export interface ReleaseChangeOrder {
  readonly remote: string;
  readonly action: ReleaseAction;
  readonly reason: string;
  /** The revision that the manager saw. */
  readonly revision: number;
  readonly idempotencyKey: string;
}

/** Changes what a remote's visitors get. */
export function changeRelease(http: HttpClient, order: ReleaseChangeOrder) {
  const { remote, action, reason, revision, idempotencyKey } = order;
  return http.post(`${base}/${remote}/${action}`, {
    schema: releaseChangeSchema,
    body: { reason },
    ifMatch: revision,
    idempotencyKey,
  });
}
