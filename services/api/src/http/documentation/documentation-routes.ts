import { createResource, type Resource } from '@pazar/service/resource';
import { sendResource } from '@pazar/service/send-resource';
import type { App } from '../app-types.ts';
import { contractShapes } from './contract-shapes.ts';
import { documentationPage } from './documentation-page.ts';
import { documentationStyle } from './documentation-style.ts';

/** The page runs no script and shows nothing from elsewhere. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Nothing of it changes while the service runs, and browsers ask again with its entity tag. */
const caching = 'public, max-age=300';

/**
 * The documentation, which the first request builds and compresses for all later ones: it is 11 MB, and
 * building it takes a processor 0.4 s.
 */
export function documentationRoutes(app: App): void {
  const document = once(() => createResource(json(app.swagger()), 'application/json'));
  const page = once(() =>
    createResource(Buffer.from(documentationPage(app.swagger())), 'text/html; charset=utf-8'),
  );
  const shapes = once(async () => createResource(json(await contractShapes()), 'application/json'));
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;

  /** `GET /v1/openapi.json`: the OpenAPI document, generated from the schemas that requests are judged by. */
  app.get('/v1/openapi.json', options, async (request, reply) => {
    reply.header('cache-control', caching);
    return sendResource(request, reply, await document());
  });

  /**
   * `GET /v1/contracts`: the shapes that the API answers and accepts, by contract. The registry refuses builds of
   * sections that could not read or send them.
   */
  app.get('/v1/contracts', options, async (request, reply) => {
    reply.header('cache-control', caching);
    return sendResource(request, reply, await shapes());
  });

  /** `GET /v1/docs`: the OpenAPI document as a page to read. */
  app.get('/v1/docs', options, async (request, reply) => {
    reply
      .header('cache-control', caching)
      .header('content-security-policy', policy)
      .header('content-language', 'en');
    return sendResource(request, reply, await page());
  });

  /** `GET /v1/docs/style.css`: its style. */
  app.get('/v1/docs/style.css', options, (_, reply) =>
    reply.type('text/css; charset=utf-8').send(documentationStyle),
  );
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

/** Concurrent first requests wait for the same result. */
function once(build: () => Promise<Resource>): () => Promise<Resource> {
  let built: Promise<Resource> | undefined;
  return () => (built ??= build());
}
