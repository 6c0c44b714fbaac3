import { accountSessionListSchema } from '@pazar/contracts/account-session';
import {
  type AgentDetail,
  type AgentNote,
  agentNoteListSchema,
  agentNoteSchema,
} from '@pazar/contracts/management';
import type { Role } from '@pazar/contracts/agent-kinds';
import { type Session, sessionSchema } from '@pazar/contracts/session';
import { type Call, nothing } from '@pazar/section/call';
import { readItems } from '@pazar/section/read';
import type { HttpClient, Reader } from '@pazar/shell/http';
import { agentResource } from './agents.ts';

type Target = Pick<AgentDetail, 'id' | 'version'>;

/** What management does to an agent. Each names the version that the manager saw, and its reason. */
export const agentActions = {
  /** @param until an instant; null lasts until it is lifted */
  suspend: (agent: Target, reason: string, until: string | null) =>
    agentResource.move(agent, { name: 'suspend', body: { reason, until } }),

  reactivate: (agent: Target, reason: string) =>
    agentResource.move(agent, { name: 'reactivate', body: { reason } }),

  setRoles: (agent: Target, reason: string, roles: readonly Role[]) =>
    agentResource.replace(agent, { name: 'roles', body: { roles, reason } }),

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

  /** Turns two-step login off for an agent without a code; like `signOut`, it names no version. */
  endFactor: ({ id }: Target, reason: string): Call<undefined> => ({
    method: 'post',
    path: `/v1/management/agents/${id}/second-factor/end`,
    schema: nothing,
    body: { reason },
  }),
};

const pathOf = (id: string, part: 'sessions' | 'notes') =>
  `/v1/management/agents/${id}/${part}` as const;

const wholeList =
  <Row>(part: 'sessions' | 'notes', schema: Reader<{ items: Row[] }>) =>
  (http: HttpClient, id: string) =>
    readItems(http, { key: [...agentResource.key, part, id], path: pathOf(id, part), schema });

/** Where an agent is signed in, last seen first. */
export const agentSessions = wholeList('sessions', accountSessionListSchema);

/** What managers wrote about an agent, newest first. */
export const agentNotes = wholeList('notes', agentNoteListSchema);

export const addNote = (id: string, text: string): Call<AgentNote> => ({
  method: 'post',
  path: pathOf(id, 'notes'),
  schema: agentNoteSchema,
  body: { text },
});
