import { remoteMetricsSchema } from '@pazar/contracts/releases/release-metrics';
import { policyReportListSchema } from '@pazar/contracts/releases/policy-report';
import {
  historySchema,
  type RemoteState,
  releaseChangeSchema,
  remoteStateListSchema,
  remoteStateSchema,
} from '@pazar/contracts/releases/release-state';
import type { Call } from '@pazar/section/call';
import { read, type Read } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

const root = ['management', 'releases'] as const;
const base = '/v1/releases/remotes';

/** A rollout moves by itself, and so do its numbers. */
const lookEvery = 10_000;

const historyLength = 20;

/** What is read of a remote, or of all of them, every ten seconds. */
const live = <Answer>(http: HttpClient, options: Read<Answer>) => ({
  ...read(http, options),
  refetchInterval: lookEvery,
});

export const releaseQueries = {
  list: (http: HttpClient) =>
    live(http, { key: [...root, 'list'], path: base, schema: remoteStateListSchema }),
  reports: (http: HttpClient) =>
    read(http, {
      key: [...root, 'reports'],
      path: '/v1/releases/reports',
      schema: policyReportListSchema,
    }),
  state: (http: HttpClient, remote: string) =>
    live(http, {
      key: [...root, remote, 'state'],
      path: `${base}/${remote}`,
      schema: remoteStateSchema,
    }),
  metrics: (http: HttpClient, remote: string) =>
    live(http, {
      key: [...root, remote, 'metrics'],
      path: `${base}/${remote}/metrics`,
      schema: remoteMetricsSchema,
    }),
  /** The revision is that of the state: with each change of it the history is read again. */
  history: (http: HttpClient, { remote, revision }: { remote: string; revision: number }) =>
    read(http, {
      key: [...root, remote, 'history', revision],
      path: `${base}/${remote}/history`,
      schema: historySchema,
      query: { limit: historyLength },
    }),
};

/** What a manager can do with a remote here. */
export type ReleaseAction = 'next' | 'promote' | 'pause' | 'resume' | 'abort' | 'rollback';

/** Changes what a remote's visitors get, on the revision that the manager saw. */
export const changeRelease = (
  { name, revision }: Pick<RemoteState, 'name' | 'revision'>,
  action: ReleaseAction,
  reason: string,
): Call<unknown> => ({
  method: 'post',
  path: `${base}/${name}/${action}`,
  schema: releaseChangeSchema,
  body: { reason },
  ifMatch: revision,
});
