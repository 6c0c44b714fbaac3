import {
  buildOnce,
  documentationCaching,
  documentationRoutes as addDocumentationRoutes,
  jsonResource,
} from '@pazar/service/documentation/documentation-routes';
import { sendResource } from '@pazar/service/send-resource';
import type { App } from '../app-types.ts';
import { contractShapes } from './contract-shapes.ts';

/** The documentation of the API: 11 MB, which a processor builds in 0.4 s. */
export function documentationRoutes(app: App): void {
  const shapes = buildOnce(async () => jsonResource(await contractShapes()));
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  addDocumentationRoutes(app, () => app.swagger(), { ...options, isPublic: true });

  /**
   * `GET /v1/contracts`: the shapes that the API answers and accepts, by contract. The registry refuses builds of
   * sections that could not read or send them.
   */
  app.get('/v1/contracts', options, async (request, reply) => {
    reply.header('cache-control', documentationCaching);
    return sendResource(request, reply, await shapes());
  });
}
