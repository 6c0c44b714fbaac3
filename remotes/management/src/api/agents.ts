import { agentPageSchema, type AgentSummary } from '@pazar/contracts/agent';
import { type AgentDetail, agentDetailSchema, auditPageSchema } from '@pazar/contracts/management';
import { resource } from '@pazar/section/resource';
import type { HttpClient } from '@pazar/shell/http';

/** Reads of agents. Management creates and edits none. */
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
