import { accountSessionListSchema } from '@pazar/contracts/account-session';
import { agentPageSchema, type AgentSummary } from '@pazar/contracts/agent';
import {
  type AgentDetail,
  agentDetailSchema,
  type AgentNote,
  agentNoteListSchema,
  agentNoteSchema,
  auditPageSchema,
} from '@pazar/contracts/management';
import type { Call } from '@pazar/section/call';
import { readItems } from '@pazar/section/read';
import { resource } from '@pazar/section/resource';
import type { HttpClient } from '@pazar/shell/http';

/** Agents: how they are read. Nobody makes or edits one here. */
export const agentResource = resource<{
  summary: AgentSummary;
  detail: AgentDetail;
  create: never;
  patch: never;
}>({
  key: ['management', 'agents'],
  path: '/v1/management/agents',
  page: agentPageSchema,
  detail: agentDetailSchema,
});

const pathOf = (id: string) => `/v1/management/agents/${id}` as const;

/** Where an agent is signed in, last seen first. */
export const agentSessions = (http: HttpClient, id: string) =>
  readItems(http, {
    key: [...agentResource.key, 'sessions', id],
    path: `${pathOf(id)}/sessions`,
    schema: accountSessionListSchema,
  });

/** What managers wrote about an agent, newest first. */
export const agentNotes = (http: HttpClient, id: string) =>
  readItems(http, {
    key: [...agentResource.key, 'notes', id],
    path: `${pathOf(id)}/notes`,
    schema: agentNoteListSchema,
  });

export const addNote = (id: string, text: string): Call<AgentNote> => ({
  method: 'post',
  path: `${pathOf(id)}/notes`,
  schema: agentNoteSchema,
  body: { text },
});

/** Events on a page of the activity. */
const eventsOnPage = 25;

/** What happened to an agent's data, newest first, with who did it. */
export const agentActivity = (http: HttpClient, id: string, cursor: string | undefined) =>
  agentResource.part(http, {
    id,
    name: 'activity',
    page: auditPageSchema,
    query: { limit: eventsOnPage, cursor },
  });
