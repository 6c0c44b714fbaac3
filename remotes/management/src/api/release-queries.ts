import { releasePlanSchema, type ReleasePlan } from '@pazar/contracts/releases/release-plan';
import { versionListSchema } from '@pazar/contracts/releases/version-list';
import { remoteMetricsSchema } from '@pazar/contracts/releases/release-metrics';
import { policyReportListSchema } from '@pazar/contracts/releases/policy-report';
import {
  historySchema,
  type RemoteState,
  releaseChangeSchema,
  remoteStateListSchema,
  remoteStateSchema,
} from '@pazar/contracts/releases/release-state';
import type { Role } from '@pazar/contracts/agent-kinds';
import type { Call } from '@pazar/section/call';
import { read, type Read } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';

const root = ['management', 'releases'] as const;
const base = '/v1/releases/remotes';

/** A rollout moves by itself, and so do its numbers. */
const lookEvery = 10_000;

const historyLength = 20;

/** Queries of one remote or of all, refetched every ten seconds. */
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
  versions: (http: HttpClient, remote: string) =>
    live(http, {
      key: [...root, remote, 'versions'],
      path: `${base}/${remote}/versions`,
      schema: versionListSchema,
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
export type ReleaseAction =
  | 'canary'
  | 'next'
  | 'promote'
  | 'pause'
  | 'resume'
  | 'abort'
  | 'rollback'
  | 'recall'
  | 'withdraw'
  | 'freeze'
  | 'unfreeze';

/** A change of a remote, as the registry accepts it. */
export interface ReleaseOrder {
  readonly action: ReleaseAction;
  readonly request: {
    readonly reason: string;
    readonly version?: string;
    /** Whether the controller advances the rollout. */
    readonly automatic?: boolean;
    /** Its share of all visitors; the usual steps without one. */
    readonly percent?: number;
    /** These agents get it before the others; `keep` leaves the earlier invitations. */
    readonly audience?: {
      readonly roles?: readonly Role[];
      readonly agents?: readonly string[];
      readonly keep?: boolean;
    };
  };
}

/** Changes what a remote's visitors get, on the revision that the manager saw. */
export const changeRelease = (
  { name, revision }: Pick<RemoteState, 'name' | 'revision'>,
  { action, request }: ReleaseOrder,
): Call<unknown> => ({
  method: 'post',
  path: `${base}/${name}/${action}`,
  schema: releaseChangeSchema,
  body: request,
  ifMatch: revision,
});

/** What a change would do; nothing is changed. */
export const planRelease = (remote: string, order: ReleaseOrder): Call<ReleasePlan> => ({
  method: 'post',
  path: '/v1/releases/plan',
  schema: releasePlanSchema,
  body: { remote, ...order },
});
