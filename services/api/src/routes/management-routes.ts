import { agentPageSchema } from '@pazar/contracts/agent';
import { pageQuerySchema } from '@pazar/contracts/page';
import type { App } from '../app-types.ts';
import type { Pager } from '../paging/pager.ts';
import type { AgentRepository } from '../repositories/agent-repository.ts';

export function managementRoutes(app: App, agents: AgentRepository, pager: Pager): void {
  /** `GET /v1/management/agents`: all agents, changed last first. 400 `unknown-filter`, `cursor-mismatch`. */
  app.get(
    '/v1/management/agents',
    {
      config: { access: 'ROLE_MANAGEMENT', problems: [400, 422] },
      schema: {
        tags: ['management'],
        summary: 'List all agents',
        querystring: pageQuerySchema,
        response: { 200: agentPageSchema },
      },
    },
    (request, reply) =>
      pager.answer({ query: request.query, scope: 'agents', reply }, (slice) => agents.list(slice)),
  );
}
