import { type AgentSummary, agentPageSchema } from '@pazar/contracts/agent';
import {
  type AuditProof,
  auditProofSchema,
  lastAuditProofSchema,
} from '@pazar/contracts/audit-proof';
import { auditPageSchema } from '@pazar/contracts/management';
import type { Call } from '@pazar/section/call';
import { read, withAnswerBefore } from '@pazar/section/read';
import type { SearchSource } from '@pazar/section/search-source';
import type { HttpClient } from '@pazar/shell/http';
import type { ListQuery } from '@pazar/section/list/query/use-list-state';
import type { auditList } from '../model/lists.ts';

/** One page of everything that was done, by what its address asks for. */
export const auditEvents = (http: HttpClient, query: ListQuery<typeof auditList>) =>
  withAnswerBefore(
    read(http, {
      key: ['management', 'audit', 'list', query],
      path: '/v1/management/audit',
      schema: auditPageSchema,
      query,
    }),
  );

const proofPath = '/v1/management/audit/proof';

/** What the newest check of the whole audit found. */
export const auditProof = (http: HttpClient) =>
  read(http, {
    key: ['management', 'audit', 'proof'],
    path: proofPath,
    schema: lastAuditProofSchema,
  });

/** Checks every event now. */
export const proveAudit: Call<AuditProof> = {
  method: 'post',
  path: proofPath,
  schema: auditProofSchema,
};

/** All agents to choose from, of every role and status. */
export const agentSource: SearchSource<AgentSummary> = {
  key: ['management-agents'],
  path: '/v1/management/agents',
  page: agentPageSchema,
  filter: {},
  sort: 'name',
  option: ({ id, displayName, username }) => ({ value: id, label: displayName, detail: username }),
};
