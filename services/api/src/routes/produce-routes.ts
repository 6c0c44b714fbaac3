import { lotPageSchema } from '@pazar/contracts/produce';
import { pageQuerySchema } from '@pazar/contracts/page';
import type { App } from '../app-types.ts';
import type { Pager } from '../paging/pager.ts';
import { signedInOf } from '../plugins/authentication.ts';
import type { LotRepository } from '../repositories/lot-repository.ts';

export function produceRoutes(app: App, lots: LotRepository, pager: Pager): void {
  /** `GET /v1/produce`: the agent's own lots, changed last first. 400 `unknown-filter`, `cursor-mismatch`. */
  app.get(
    '/v1/produce',
    {
      config: { access: 'ROLE_AGENT', problems: [400, 422] },
      schema: {
        tags: ['produce'],
        summary: 'List own lots',
        querystring: pageQuerySchema,
        response: { 200: lotPageSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const scope = `lots ${id}`;
      return pager.answer({ query: request.query, scope, reply }, (slice) => lots.list(id, slice));
    },
  );
}
