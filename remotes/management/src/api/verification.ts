import { locationPageSchema } from '@pazar/contracts/location';
import {
  type AgentDetail,
  auditPageSchema,
  verificationLeaseSchema,
  type VerificationDecision,
  waitingAgentPageSchema,
} from '@pazar/contracts/management';
import { type Call, nothing, sendCall } from '@pazar/section/call';
import { read } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import { agentResource } from './agents.ts';

/** Other managers decide too: what they did shows soon. */
const lookEvery = 10_000;
/** A lease lasts two minutes: it survives a renewal that fails. */
const renewEvery = 30_000;
/** Cases that are listed; the count says how many there are. */
const casesListed = 50;

/** Who waits, the oldest request first, with how many there are. */
export const waitingCases = (http: HttpClient) => ({
  ...read(http, {
    key: ['management', 'verification'],
    path: '/v1/management/verification',
    schema: waitingAgentPageSchema,
    query: { limit: casesListed, count: true },
  }),
  refetchInterval: lookEvery,
});

const pathOf = (id: string) => `/v1/management/agents/${id}/lease` as const;

/**
 * The lease of a case for as long as its page is open: a request acquires or renews it. Its
 * key is outside the section's, so that a decision does not acquire it again.
 */
export const leaseOf = (http: HttpClient, id: string) => ({
  queryKey: ['verification-lease', id],
  queryFn: () =>
    sendCall(http, { method: 'put', path: pathOf(id), schema: verificationLeaseSchema }),
  refetchInterval: renewEvery,
});

export const returnLease = (id: string): Call<undefined> => ({
  method: 'delete',
  path: pathOf(id),
  schema: nothing,
});

/** The active locations of an agent. */
export const locationsOfCase = (http: HttpClient, id: string) =>
  agentResource.part(http, {
    id,
    name: 'locations',
    page: locationPageSchema,
    query: { limit: 25, status: 'ACTIVE' },
  });

/** Number of events to read for a case; a waiting case has fewer. */
const eventsRead = 100;

/** What happened to an agent's account and locations, newest first. */
export const caseEvents = (http: HttpClient, id: string) =>
  agentResource.part(http, {
    id,
    name: 'activity',
    page: auditPageSchema,
    query: { limit: eventsRead, entity: ['agent', 'location'] },
  });

export const decide = (
  agent: Pick<AgentDetail, 'id' | 'version'>,
  { decision, reason }: VerificationDecision,
): Call<AgentDetail> =>
  agentResource.move(agent, { name: 'verification', body: { decision, reason } });
