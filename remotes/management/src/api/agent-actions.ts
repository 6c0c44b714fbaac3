import { type AgentDetail, agentDetailSchema } from '@pazar/contracts/management';
import type { Role } from '@pazar/contracts/agent-kinds';
import { type Session, sessionSchema } from '@pazar/contracts/session';
import { type Call, nothing } from '@pazar/section/call';
import { agentResource } from './agents.ts';

type Target = Pick<AgentDetail, 'id' | 'version'>;

/** What management does to an agent. Each names the version that the manager saw, and its reason. */
export const agentActions = {
  /** @param until an instant; null lasts until it is lifted */
  suspend: (agent: Target, reason: string, until: string | null) =>
    agentResource.move(agent, { name: 'suspend', body: { reason, until } }),

  reactivate: (agent: Target, reason: string) =>
    agentResource.move(agent, { name: 'reactivate', body: { reason } }),

  setRoles: (
    { id, version }: Target,
    reason: string,
    roles: readonly Role[],
  ): Call<AgentDetail> => ({
    method: 'put',
    path: `/v1/management/agents/${id}/roles`,
    schema: agentDetailSchema,
    body: { roles, reason },
    ifMatch: version,
  }),

  /** A session that reads the agent's data for a quarter of an hour; the agent sees that it was opened. */
  view: ({ id }: Target, reason: string): Call<Session> => ({
    method: 'post',
    path: `/v1/management/agents/${id}/view`,
    schema: sessionSchema,
    body: { reason },
  }),

  /** Ends all sessions; it changes nothing of the agent, so it names no version. */
  signOut: ({ id }: Target, reason: string): Call<undefined> => ({
    method: 'post',
    path: `/v1/management/agents/${id}/sessions/revoke`,
    schema: nothing,
    body: { reason },
  }),
};
