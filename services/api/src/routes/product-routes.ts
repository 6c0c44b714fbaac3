import { productPageSchema } from '@pazar/contracts/product';
import { pageQuerySchema } from '@pazar/contracts/page';
import type { App } from '../app-types.ts';
import type { Pager } from '../paging/pager.ts';
import { signedInOf } from '../plugins/authentication.ts';
import type { ProductRepository } from '../repositories/product-repository.ts';

export function productRoutes(app: App, products: ProductRepository, pager: Pager): void {
  /** `GET /v1/products`: the agent's own products, changed last first. 400 `unknown-filter`, `cursor-mismatch`. */
  app.get(
    '/v1/products',
    {
      config: { access: 'ROLE_AGENT', problems: [400, 422] },
      schema: {
        tags: ['product'],
        summary: 'List own products',
        querystring: pageQuerySchema,
        response: { 200: productPageSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const scope = `products ${id}`;
      return pager.answer({ query: request.query, scope, reply }, (slice) =>
        products.list(id, slice),
      );
    },
  );
}
