import { promotionPageSchema } from '@pazar/contracts/promotion';
import { pageQuerySchema } from '@pazar/contracts/page';
import type { App } from '../app-types.ts';
import type { Pager } from '../paging/pager.ts';
import { signedInOf } from '../plugins/authentication.ts';
import type { PromotionRepository } from '../repositories/promotion-repository.ts';

export function promotionRoutes(app: App, promotions: PromotionRepository, pager: Pager): void {
  /** `GET /v1/promotions`: the agent's own promotions, changed last first. 400 `unknown-filter`, `cursor-mismatch`. */
  app.get(
    '/v1/promotions',
    {
      config: { access: 'ROLE_AGENT', problems: [400, 422] },
      schema: {
        tags: ['promotion'],
        summary: 'List own promotions',
        querystring: pageQuerySchema,
        response: { 200: promotionPageSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const scope = `promotions ${id}`;
      return pager.answer({ query: request.query, scope, reply }, (slice) =>
        promotions.list(id, slice),
      );
    },
  );
}
