import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { aPage, anAgent } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';

/** The agent whom a search finds. */
export const found = anAgent({ displayName: 'Farm Trajkovi', email: 'farm@example.org' });

export const base = '/v1/releases/remotes';
export const at = '2026-11-21T10:00:00.000Z';

export const catalog: RemoteState = {
  name: 'catalog',
  revision: 7,
  stable: '0.1.0-aaa',
  previous: '0.0.9-zzz',
  rollout: {
    id: 'r1',
    version: '0.2.0-bbb',
    stable: '0.1.0-aaa',
    state: 'running',
    automatic: true,
    steps: [
      { percent: 5, holdSeconds: 60 },
      { percent: 50, holdSeconds: 60 },
    ],
    step: 0,
    percent: 5,
    audience: null,
    startedBy: 'catalog-team',
    startedAt: at,
    stepStartedAt: at,
    endedAt: null,
  },
  deployments: [],
  rollbackWindow: ['0.0.9-zzz'],
  recalled: [],
  versions: 3,
  updatedAt: at,
};

export const history = {
  items: [
    {
      number: 3,
      at,
      actor: 'catalog-team',
      action: 'canary',
      version: '0.2.0-bbb',
      reason: 'new filters',
      sequence: 9,
      before: null,
      after: null,
      details: null,
    },
  ],
  before: null,
};

/** What the team said of its newest version. */
export const source = { message: 'prices per kilogram', commit: '3fa9c1d', author: 'Ana' };

const versions = {
  items: ['0.3.0-ccc', '0.2.0-bbb', '0.1.0-aaa', '0.0.9-zzz', '0.0.8-yyy'].map((version) => ({
    version,
    digest: version,
    files: 3,
    bytes: 1000,
    publishedAt: at,
    publishedBy: 'catalog-team',
    ...(version === '0.3.0-ccc' && { source }),
    live: version === '0.1.0-aaa',
    recalled: version === '0.0.8-yyy',
    collected: false,
  })),
};

const metrics = {
  since: at,
  versions: [
    {
      version: '0.2.0-bbb',
      loads: 1240,
      loadFailures: 3,
      slowLoads: 0,
      integrityFailures: 0,
      mounts: 1237,
      mountFailures: 1,
      errors: 2,
      vitals: 0,
      poorVitals: 0,
      longTasks: 0,
      lastSeen: at,
    },
  ],
  rollout: {
    id: 'r1',
    intervalSeconds: 60,
    failureLimit: 2,
    boundSeconds: 120,
    judgedAt: at,
    action: 'hold',
    judgement: {
      verdict: 'inconclusive',
      reason: 'too-few-samples',
      summary: '40 canary mounts and 30 control mounts; each needs 100',
      findings: [],
      samples: { canary: 40, control: 30, needed: 100 },
      ratio: { canary: 40, control: 30, expected: 0.5, evidence: 0 },
    },
  },
};

export const refusedPlan = { allowed: false, refusal: 'It was recalled', checks: [] };

/** The effect that the registry answers for every change. */
export const allowedPlan = {
  allowed: true,
  refusal: null,
  checks: [],
  before: catalog,
  after: catalog,
};

export function releaseApi(state = catalog, past: object = history, plan: object = allowedPlan) {
  return fakeApi({
    [base]: { items: [state] },
    [`${base}/catalog`]: state,
    [`${base}/catalog/history`]: past,
    [`${base}/catalog/metrics`]: metrics,
    [`${base}/catalog/versions`]: versions,
    '/v1/management/agents': aPage([found]),
    'POST /v1/releases/plan': plan,
    [`POST ${base}/catalog/canary`]: { sequence: 10, state },
    [`POST ${base}/catalog/freeze`]: { sequence: 10, state },
    [`POST ${base}/catalog/unfreeze`]: { sequence: 10, state },
    [`POST ${base}/catalog/withdraw`]: { sequence: 10, state },
    [`POST ${base}/catalog/pause`]: { sequence: 10, state },
    [`POST ${base}/catalog/rollback`]: { sequence: 10, state },
    [`POST ${base}/catalog/next`]: { sequence: 10, state },
    [`POST ${base}/catalog/abort`]: { sequence: 10, state },
  });
}
