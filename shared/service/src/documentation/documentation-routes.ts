import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { createResource, type Resource } from '../resource.ts';
import { sendResource } from '../send-resource.ts';
import { documentationPage } from './documentation-page.ts';
import { documentationStyle } from './documentation-style.ts';

/** The page runs no script and shows nothing from elsewhere. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Nothing of it changes while the service runs, and browsers ask again with its entity tag. Seconds. */
const age = 'max-age=300';
/** For documentation that everybody may read. */
export const documentationCaching = `public, ${age}`;

/** Who may read the documentation, and whether a cache that visitors share may keep it. */
export interface DocumentationOptions extends RouteShorthandOptions {
  readonly isPublic: boolean;
}

/**
 * `GET /v1/openapi.json`, `GET /v1/docs` and its style: the OpenAPI document of a service, generated from the
 * schemas that requests are judged by, and the same as a page to read. The first request builds and compresses
 * each for all later ones.
 *
 */
export function documentationRoutes(
  app: FastifyInstance,
  readDocument: () => Promise<object> | object,
  { isPublic, ...options }: DocumentationOptions,
): void {
  const caching = isPublic ? documentationCaching : `private, ${age}`;
  const read = buildOnce(async () => readDocument());
  const document = buildOnce(async () => jsonResource(await read()));
  const page = buildOnce(async () => {
    const html = documentationPage(await read());
    return createResource(Buffer.from(html), 'text/html; charset=utf-8');
  });

  app.get('/v1/openapi.json', options, async (request, reply) => {
    reply.header('cache-control', caching);
    return sendResource(request, reply, await document());
  });
  app.get('/v1/docs', options, async (request, reply) => {
    reply
      .header('cache-control', caching)
      .header('content-security-policy', policy)
      .header('content-language', 'en');
    return sendResource(request, reply, await page());
  });
  app.get('/v1/docs/style.css', options, (_, reply) =>
    reply.type('text/css; charset=utf-8').send(documentationStyle),
  );
}

/** A value as JSON, compressed. */
export function jsonResource(value: unknown): Promise<Resource> {
  return createResource(Buffer.from(JSON.stringify(value)), 'application/json');
}

/** Concurrent first requests wait for the same result. */
export function buildOnce<Built>(build: () => Promise<Built>): () => Promise<Built> {
  let built: Promise<Built> | undefined;
  return () => (built ??= build());
}
