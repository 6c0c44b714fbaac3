import { locationPageSchema } from '@pazar/contracts/location';
import { pageQuerySchema } from '@pazar/contracts/page';
import type { App } from '../app-types.ts';
import type { Pager } from '../paging/pager.ts';
import { signedInOf } from '../plugins/authentication.ts';
import type { LocationRepository } from '../repositories/location-repository.ts';

export function locationRoutes(app: App, locations: LocationRepository, pager: Pager): void {
  /** `GET /v1/locations`: the agent's own places, changed last first. 400 `unknown-filter`, `cursor-mismatch`. */
  app.get(
    '/v1/locations',
    {
      config: { access: 'ROLE_AGENT', problems: [400, 422] },
      schema: {
        tags: ['location'],
        summary: 'List own places',
        querystring: pageQuerySchema,
        response: { 200: locationPageSchema },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const scope = `locations ${id}`;
      return pager.answer({ query: request.query, scope, reply }, (slice) =>
        locations.list(id, slice),
      );
    },
  );
}
